/** An operator whose disk is full is told so, and not where in the program it was noticed. */

import { describe, expect, it } from 'vitest'
import { explainFault, OperatorFault } from './explain-fault.ts'

describe('what an operator is told', () => {
  it('is the sentence of a fault that has one', () => {
    expect(explainFault(new OperatorFault('Name another file.'), false)).toBe('Name another file.')
  })

  it('is that the disk of the embedded database is full', () => {
    const fault = Object.assign(new Error('database or disk is full'), { errcode: 13 })
    expect(explainFault(fault, false)).toMatch(/^There is no room left on the disk\./)
  })

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])(
    'is that a disk is full, also as the cause of another fault: %s',
    (code) => {
      const cause = Object.assign(new Error('write'), { code })
      const fault = new Error('The database could not be brought up to date.', { cause })
      expect(explainFault(fault, false)).toMatch(/^There is no room left on the disk\./)
    },
  )

  it('is the place of a fault nobody thought of, for who mends it', () => {
    expect(explainFault(new Error('Odd.'), false)).toMatch(/^Odd\.\n\{"fault":"Error","at":\[/)
    expect(explainFault('odd', false)).toBe('The command could not be done.')
  })

  it('is that nothing was changed, where they stopped it themselves', () => {
    expect(explainFault(new Error('AbortError'), true)).toBe('Stopped. Nothing was changed.')
  })
})
