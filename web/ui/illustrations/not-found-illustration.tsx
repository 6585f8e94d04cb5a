/** The picture for an unknown address: a walker at a fork, reading the signpost. */

import { ArchFrame, type PictureProps } from './arch-frame.tsx'
import { Face } from './face.tsx'
import { Limb, Line, Oval, Shape, paint } from './ink.tsx'

/** @param title - name of the picture; without it the picture is decoration. */
export function NotFoundIllustration({ title }: PictureProps) {
  return (
    <ArchFrame shape="wide" backdrop="var(--wall-exercise)" title={title}>
      <Oval x={72} y={72} rx={18} fill={paint.sun} />
      <path d="M10 140q70-50 150-20t150-10v90H10Z" fill={paint.leaf} opacity={0.45} />
      <Shape d="M10 164q140-36 300 0v36H10Z" fill={paint.leaf} />
      <path
        d="M116 196q26-22 16-30t-46-16q56 2 66 12q12-8 64-14q-44 12-44 24t30 24Z"
        fill={paint.cream}
      />

      <Limb d="M218 60v126" color={paint.wood} width={9} />
      <Shape d="M190 62h56l14 12l-14 12h-56Z" fill={paint.cream} />
      <Shape d="M246 96h-56l-14 12l14 12h56Z" fill={paint.sun} />
      <Line d="M202 74h32M200 108h32" />

      <Limb d="M122 158l-4 28M138 158l4 28" color={paint.wood} width={13} />
      <Shape d="M110 182h16v10h-24q0-8 8-10ZM136 182h16q8 2 8 10h-24Z" fill={paint.ink} />
      <Shape d="M106 164q-2-56 24-58q28 2 26 58q-26 8-50 0Z" fill={paint.clay} />
      <Limb d="M114 124q-12 18-6 34" color={paint.clay} width={12} />
      <Oval x={109} y={158} rx={6.5} fill={paint.skin} />
      <Limb d="M148 122l14-14l-6-22" color={paint.clay} width={12} />
      <Shape d="M110 92q-4-34 22-34t22 34q-22 8-44 0Z" fill={paint.cream} />
      <Face x={133} y={84} skin={paint.skin} look={4} />
      <Shape d="M114 82q0-20 20-20t18 18q-12-2-18-8q-8 8-20 10Z" fill={paint.cream} />
      <Oval x={155} y={82} rx={6.5} fill={paint.skin} />
    </ArchFrame>
  )
}
