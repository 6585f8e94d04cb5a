/** Texts of the pages that show results over time. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

const lines: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Your social contacts over time',
  Learning: 'Your digital confidence over time',
  Exercise: 'Your activity over time',
  Diet: 'Your nutrition over time',
  Stress: 'Your stress over time',
  Sleep: 'Your sleep over time',
}

export const progressTexts = {
  heading: 'Your progress',
  lead: 'A clear change is one that is larger than chance.',
  lineOf: (domain: LifestyleDomain) => lines[domain],
  loading: 'Getting your results',
  notLoaded: 'We could not read your results. They are safe.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  seenBefore: (date: string) =>
    `You are not connected. This is from ${date}, when you last saw it here.`,
  none: 'No results yet. Your first one starts the line.',
  start: (minutes: number) => `Start (${minutes} minutes)`,
  firstShort: 'First result',
  first: 'First result. Take it again in about a month, and a line starts here.',
  otherRule: 'The rule of this test has changed since. We do not compare the two results.',
  since: (date: string) => `Since your first result on ${date}:`,
  up: 'Up is better.',
  outOf: (score: number, max: number) => `${score} out of ${max}`,
  wholeNetwork: 'Out of 60: more is better. This is the whole network score.',
  striped: 'Inside the striped part: no clear change.',
  bandsFromTop: 'The bands, from the top down',
  table: 'Table of all results',
  columns: ['Date', 'Score', 'Name', 'Change'],
  noChange: '-',
  showAll: (count: number) => `Show all ${count}`,
  typedHeading: 'Scores you typed in',
  typed: 'We do not compare these with ours.',
  typedOne: (score: string, date: string) => `${score} on ${date}`,
  notDone: (minutes: number) => `Not done yet, ${minutes} minutes`,
  newest: (score: string, date: string) => `${score}, ${date}`,
  again: (minutes: number) => `Take it again (${minutes} minutes)`,
  all: 'See all six',
  print: 'Print this page',
  seeLine: 'See this as a line',
  /** What the drawing says to those who do not see it. */
  drawn: (name: string, count: number, first: string, last: string, scores: string) =>
    count === 1
      ? `${name}, 1 result on ${first}. ${scores}.`
      : `${name}, ${count} results from ${first} to ${last}. ${scores}.`,
  upTo: (first: number, high: number, low: number, newest: number, max: number) =>
    `First ${first}, highest ${high}, lowest ${low}, newest ${newest}, out of ${max}`,
  scores: (all: string, max: number) => `${all} out of ${max}`,
}

/** Texts of one language. */
export type ProgressTexts = typeof progressTexts
