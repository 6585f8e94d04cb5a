/** On "My data": what the memory of the coach is, and the way to it; for members and guests alike. */

import { memoryTexts } from '../../locales/memory.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import sheet from '../../ui/sheet.module.css'

/** A sheet of its own. */
export function MemorySection() {
  const texts = memoryTexts
  return (
    <section className={sheet.sheet} aria-labelledby="memory">
      <h2 id="memory">{texts.open}</h2>
      <p>{texts.about}</p>
      <ButtonLink weight="secondary" to={paths.memory}>
        {texts.heading}
      </ButtonLink>
    </section>
  )
}
