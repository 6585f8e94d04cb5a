/** Says what goes well. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { AdviceRequest } from './plan.ts'
import { sayIn } from '../wording/say-in.ts'
import { comparisonWords } from './comparison-words.ts'
import { planWords } from './plan-words.ts'

const general: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Well done: you have good company. Keep it up.',
  Learning: 'Well done: you keep learning. Keep it up.',
  Exercise: 'Well done: you are active. Keep it up.',
  Diet: 'Well done: you eat well. Keep it up.',
  Stress: 'Well done: you keep stress low. Keep it up.',
  Sleep: 'Well done: you sleep well. Keep it up.',
}

const personal: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'The people around you are a strength. Keep them close.',
  Learning: 'Your wish to learn is a strength. Keep feeding it.',
  Exercise: 'How much you move is a strength. Keep going.',
  Diet: 'The way you eat is a strength. Keep it that way.',
  Stress: 'Your calm is a strength. Keep what works for you.',
  Sleep: 'Your good nights are a strength. Keep them so.',
}

/**
 * Praise for a domain that goes well.
 *
 * @param domain - the domain.
 * @param request - the criterion, and comparisons for 'LikeMe'.
 * @returns two short sentences; 'LikeMe' says where people like them do less well.
 */
export function praiseFor(
  domain: LifestyleDomain,
  { criteria, comparisons, language = 'en' }: AdviceRequest,
): string {
  if (criteria === 'Anyone') return sayIn(language, general[domain])
  const known = comparisons.find((comparison) => comparison.domain === domain)
  const isBetter = known?.position === 'clearly-better' || known?.position === 'somewhat-better'
  if (!isBetter || known.group === null) return sayIn(language, personal[domain])
  return planWords[language].betterThan(comparisonWords[language].said(known.group))
}
