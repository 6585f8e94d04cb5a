/** Which styles stand inside a page. */

import { expect, it } from 'vitest'
import { stylesOf } from './page-styles.mjs'

const styles = {
  first: 'body{margin:0}',
  others: [
    '._card_ab12c_1{color:red}',
    '._note_cd34e_1,._note_cd34e_1 p{margin:0}',
    '._row_ef56a_9{top:0}',
  ],
  othersFile: 'assets/others-12345678.css',
}

it('are those of every page and those whose classes it or its code names, in the order of the whole', () => {
  const text = '<p class="start _row_ef56a_9"></p>var a=`_card_ab12c_1`'
  expect(stylesOf(styles, text)).toBe(styles.first + styles.others[0] + styles.others[2])
})

it('are no others', () => {
  expect(stylesOf(styles, '<p class="card"></p>')).toBe(styles.first)
})
