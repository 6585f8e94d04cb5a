/** Checks how addresses are found in citations. */

import { expect, it } from 'vitest'
import { sourceUrl } from './citation.ts'

it.each([
  ['Someone, Journal, 2021, doi:10.1000/abc.1 (recalled)', 'https://doi.org/10.1000/abc.1'],
  [
    'Someone, doi:10.1016/S0140-6736(15)60461-5; Other',
    'https://doi.org/10.1016/S0140-6736(15)60461-5',
  ],
  ['Someone, Neurology, 2019, PMC123456', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC123456/'],
  ['NIA, Exercise, nia.nih.gov', 'https://nia.nih.gov'],
  ['WHO, A book, 2019, ISBN 978-92-4-155054-3', null],
])('%s', (citation, url) => {
  expect(sourceUrl(citation)).toBe(url)
})
