/** Texts of the demo page. */

import { domainNames } from '#core/wording/domain-names.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
export const demoTexts = {
  heading: 'Sledss demo',
  madeUp: 'This is a made-up person.',
  madeUpMore:
    'Rosa does not exist. Her answers were invented to show you what results look like. The scores were worked out by the same rules as yours will be.',
  lead: 'Rosa, 72, walks every day and has good friends. She lies awake at night and worries a lot.',
  resultsHeading: "Rosa's six results",
  result: (domain: LifestyleDomain, scoreName: string) => `${domainNames[domain]}: ${scoreName}`,
  meterName: (scoreName: string) => `Rosa's ${scoreName}`,
  legend: (scoreName: string) => `What each ${scoreName} is called`,
  current: "Rosa's score",
  adviceHeading: "Rosa's advice",
  adviceLead:
    'This is what the Health Coach, a computer program, says to Rosa. It starts with what needs most care.',
  because: (reason: string) => `This comes ${reason}.`,
  source: 'Source:',
  yourTurnHeading: 'Now you',
  yourTurn: 'Your own results will look like this, with your numbers.',
  start: 'Start my evaluation',
}

/** Texts of one language. */
export type DemoTexts = typeof demoTexts
