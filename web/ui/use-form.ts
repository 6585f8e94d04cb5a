/** What every form and every button that sends something have in common: what is under way, and what is wrong. */

import { useEffect, useRef, useState } from 'react'
import { useNotices } from './notices.tsx'

/** Runs one thing at a time. */
export interface Task<Name extends string> {
  /** What is under way; undefined while nothing is. */
  readonly busy: Name | undefined
  /**
   * Runs it, and takes the last notice away; a press while something is under way does nothing.
   *
   * @returns what came of it; undefined where nothing was done.
   */
  readonly run: <Result>(name: Name, work: () => Promise<Result>) => Promise<Result | undefined>
}

/** What is wrong, by the element id of the field; in the order in which it is listed. */
export type Faults<Field extends string> = { readonly [Id in Field]?: string | undefined }

/** What a form shows and does. */
export interface FormState<Field extends string, Name extends string> extends Task<Name> {
  readonly faults: Faults<Field>
  readonly isFaulty: boolean
  /** Times something was wrong; the summary takes the focus each time. */
  readonly attempt: number
  /** Shows what is wrong; true where nothing is. */
  readonly check: (found: Faults<Field>) => boolean
  /** As `run`, but only where nothing is wrong. */
  readonly send: <Result>(
    name: Name,
    found: Faults<Field>,
    work: () => Promise<Result>,
  ) => Promise<Result | undefined>
}

/** @param keepsNotice - true where the last notice may stay, for example behind a dialog. */
export function useTask<Name extends string>(keepsNotice = false): Task<Name> {
  const { dismiss } = useNotices()
  const [busy, setBusy] = useState<Name>()
  // A state would be set too late for the second press of a double press.
  const isBusy = useRef(false)
  return {
    busy,
    async run(name, work) {
      if (isBusy.current) return undefined
      isBusy.current = true
      if (!keepsNotice) dismiss()
      setBusy(name)
      try {
        return await work()
      } finally {
        isBusy.current = false
        setBusy(undefined)
      }
    },
  }
}

/** @param keepsNotice - true where the last notice may stay, for example behind a dialog. */
export function useForm<Field extends string, Name extends string>(
  keepsNotice = false,
): FormState<Field, Name> {
  const { dismiss } = useNotices()
  const { busy, run } = useTask<Name>(keepsNotice)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [attempt, setAttempt] = useState(0)

  function check(found: Faults<Field>): boolean {
    const isRight = !hasFault(found)
    setFaults(found)
    if (!isRight) setAttempt((count) => count + 1)
    return isRight
  }

  return {
    busy,
    run,
    faults,
    isFaulty: hasFault(faults),
    attempt,
    check,
    async send(name, found, work) {
      if (busy !== undefined) return undefined
      if (!keepsNotice) dismiss()
      return check(found) ? run(name, work) : undefined
    },
  }
}

function hasFault(faults: Faults<string>): boolean {
  return Object.values(faults).some((fault) => fault !== undefined)
}

/**
 * Moves the focus to an element each time it is another one: a step that the person took moves it, not
 * the page that comes.
 *
 * @param id - of the element; undefined where the focus stays.
 */
export function useFocusOnChange(id: string | undefined): void {
  const focused = useRef(id)
  useEffect(() => {
    if (focused.current === id) return
    focused.current = id
    if (id !== undefined) document.getElementById(id)?.focus()
  }, [id])
}
