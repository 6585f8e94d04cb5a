/** One address is one person, however it is typed; what mail would read otherwise is refused. */

import { describe, expect, it } from 'vitest'
import { emailSchema } from './identity.ts'

const sameAs = (one: string, other: string) => {
  expect(emailSchema.parse(one)).toBe(emailSchema.parse(other))
}

describe('an email', () => {
  it('is one however its letters are typed', () => {
    sameAs('  Ann@Example.ORG\t', 'ann@example.org')
    sameAs('\uff41nn\uff20\uff45xample.org', 'ann@example.org')
    sameAs('jo\u0308rg@example.org', 'j\u00f6rg@example.org')
    sameAs('H\u0331@example.org', '\u1e96@example.org')
    sameAs('J\u030c@example.org', '\u01f0@example.org')
    sameAs('ann@mail\u3002example\uff0eorg', 'ann@mail.example.org')
  })

  it('stays as it is when it is read again', () => {
    for (const typed of ['H\u0331@example.org', '\u0130x@example.org', '\u212a1@example.org']) {
      const read = emailSchema.parse(typed)
      expect(emailSchema.parse(read)).toBe(read)
    }
  })

  it.each(['a,b@example.org', '<ann>@example.org', 'a:b@example.org', '(ann)@example.org'])(
    'is refused where mail would go elsewhere: %s',
    (typed) => {
      expect(emailSchema.safeParse(typed).success).toBe(false)
    },
  )
})
