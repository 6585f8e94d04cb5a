/** The fields of the score entry: a box for many scores at once, and one row a domain. */

import { type RefObject, useEffect, useRef } from 'react'
import { instrumentOfDomain } from '#core/catalog.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { useSession } from '../../../client/session.ts'
import { commonTexts } from '../../../locales/common.ts'
import { scoresTexts } from '../../../locales/scores.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../ui/use-form.ts'
import { scoreRanges } from './parse-scores.ts'
import styles from './entry.module.css'
import { entryFields, keepTypedEntry, readTypedEntry, typedEntryOf } from './kept-entry.ts'
import type { EntryField, TypedEntry } from './read-entry.ts'

/**
 * The fields keep what is typed by themselves; every change is kept for this person in this tab.
 *
 * @param state - from `useScoreEntry`.
 * @param onCheck - told everything typed when the person presses the button.
 */
export function EntryForm({
  state,
  onCheck,
}: {
  state: FormState<EntryField, 'save'>
  onCheck: (typed: TypedEntry) => void
}) {
  const texts = scoresTexts
  const userId = useSession()?.userId ?? null
  const form = useRef<HTMLFormElement>(null)
  useKeptEntry(form, userId)
  return (
    <Form
      ref={form}
      form={state}
      heading={commonTexts.thereIsAProblem}
      className={styles.form}
      onInput={(event) => {
        const typed = new FormData(event.currentTarget)
        if (userId !== null) keepTypedEntry(userId, typedEntryOf(typed))
      }}
      onSend={(typed) => {
        onCheck(typedEntryOf(typed))
      }}
    >
      <TextAreaField
        id="paste"
        name="paste"
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        rows={5}
        autoComplete="off"
        error={state.faults.paste}
      />
      <fieldset className={styles.rows} aria-describedby="rows-hint">
        <legend>{texts.rowsHeading}</legend>
        <p id="rows-hint" className={styles.rowsHint}>
          {texts.rowsHint}
        </p>
        {lifestyleDomains.map((domain) => (
          <TextField
            key={domain}
            id={domain}
            name={domain}
            label={domainNames[domain]}
            hint={texts.rowHint(
              scoreRanges[domain],
              instrumentOfDomain(domain).direction === 'lower-is-better'
                ? texts.lowerIsBetter
                : texts.higherIsBetter,
            )}
            inputMode="numeric"
            autoComplete="off"
            error={state.faults[domain]}
          />
        ))}
      </fieldset>
      <Button type="submit">{texts.checkButton}</Button>
    </Form>
  )
}

/** Puts what was typed before back into fields that are still empty. */
function useKeptEntry(form: RefObject<HTMLFormElement | null>, userId: string | null): void {
  useEffect(() => {
    const kept = userId === null ? null : readTypedEntry(userId)
    if (kept === null) return
    for (const name of entryFields) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isField && field.value === '') field.value = kept[name]
    }
  }, [form, userId])
}
