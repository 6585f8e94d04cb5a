/** What a test of another language needs of core; the entry of its build. */

export { instruments } from '#core/catalog.ts'
export { explainScore } from '#core/explain.ts'
