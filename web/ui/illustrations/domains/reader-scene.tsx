/** Learning: a woman reading, a tablet and a plant at hand. */

import { Face } from '../face.tsx'
import { Limb, Line, Oval, Shape, paint } from '../ink.tsx'

/** The scene behind the window; 240 by 260 units. */
export function ReaderScene() {
  return (
    <>
      <Shape d="M20 84h62v9h-62Z" fill={paint.wood} />
      <Shape d="M40 52h11v32h-11Z" fill={paint.clay} />
      <Shape d="M51 46h12v38h-12Z" fill={paint.leaf} />
      <Shape d="M65 55l10-3l8 30l-10 2Z" fill={paint.sun} />

      <Shape d="M98 128q-10-6-7-30q4-24 31-24t31 24q3 24-7 30q-24 8-48 0Z" fill={paint.cream} />
      <Limb d="M121 122v24" color={paint.skin} width={15} />
      <Shape d="M64 240v-40q0-50 42-54q15 12 30 0q42 4 42 54v40Z" fill={paint.teal} />
      <Face x={121} y={108} skin={paint.skin} eyes="lowered" glasses />
      <Shape d="M99 106q-4-26 22-27q26 1 22 27q-4-12-16-17q-12 12-28 17Z" fill={paint.cream} />
      <Line d="M95 106q0 10 3 16M147 106q0 10-3 16" />

      <Shape d="M70 166q26-10 51 4q25-14 51-4v50q-26-8-51 6q-25-14-51-6Z" fill={paint.clay} />
      <Shape d="M76 162q24-8 45 6v46q-21-12-45-5Z" fill={paint.cream} />
      <Shape d="M166 162q-24-8-45 6v46q21-12 45-5Z" fill={paint.cream} />
      <Line d="M86 176q12-2 24 4M86 188q12-2 24 4M132 180q12-6 24-4M132 192q12-6 24-4" />
      <Oval x={73} y={198} rx={9} ry={11} fill={paint.skin} />
      <Oval x={169} y={198} rx={9} ry={11} fill={paint.skin} />
    </>
  )
}

/** What stands on the sill. */
export function ReaderSill() {
  return (
    <>
      <Limb d="M198 206q-2-24 2-42" color={paint.leaf} width={4} />
      <Shape d="M199 176q-20-2-20-24q20 2 20 24Z" fill={paint.leaf} />
      <Shape d="M200 164q4-22 22-22q0 22-22 22Z" fill={paint.leaf} />
      <Shape d="M199 196q4-18 22-18q-2 18-22 18Z" fill={paint.leaf} />
      <Shape d="M180 204h38l-5 30h-28Z" fill={paint.sun} />
    </>
  )
}
