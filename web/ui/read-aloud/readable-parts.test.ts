/** Somebody who cannot read the screen hears the page: every word once, in order, and nothing hidden. */

import { describe, expect, it } from 'vitest'
import { readableParts } from './readable-parts.ts'

function heard(html: string): string[] {
  document.body.innerHTML = html
  return readableParts(document.body).map(({ text }) => text)
}

describe('what is heard of a page', () => {
  it('is one part for each heading, paragraph and row', () => {
    expect(
      heard('<h1>Sleep</h1><p>How <strong>well</strong> you slept.</p><ul><li>One</li></ul>'),
    ).toEqual(['Sleep', 'How well you slept.', 'One'])
  })

  it('leaves out what is hidden, drawn or closed', () => {
    expect(
      heard(
        '<p hidden>No</p><p aria-hidden="true">No</p><svg><text>No</text></svg>' +
          '<button data-not-read>No</button><details><summary>Help</summary><p>No</p></details>',
      ),
    ).toEqual(['Help'])
  })

  it('reads an open disclosure whole', () => {
    expect(heard('<details open><summary>Help</summary><p>Yes</p></details>')).toEqual([
      'Help',
      'Yes',
    ])
  })

  it('says a gauge in its own words, not its marks', () => {
    expect(
      heard('<div role="meter" aria-valuetext="12 of 21, moderate"><p>0 7 14</p></div>'),
    ).toEqual(['12 of 21, moderate'])
  })

  it('reads a question with its answers', () => {
    expect(
      heard(
        '<fieldset><legend>How often?</legend><label><input type="radio" value="a"><span>Never</span></label></fieldset>',
      ),
    ).toEqual(['How often?', 'Never'])
  })

  it('says what was typed and chosen', () => {
    expect(
      heard(
        '<input value="10:30 PM"><select><option>Male</option><option selected>Female</option></select>',
      ),
    ).toEqual(['10:30 PM', 'Female'])
  })
})
