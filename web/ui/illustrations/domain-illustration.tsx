/** One arched window for each lifestyle domain. */

import type { ReactNode } from 'react'
import { ArchFrame, type PictureProps } from './arch-frame.tsx'
import { BedroomScene, BedroomSill } from './domains/bedroom-scene.tsx'
import { FriendsScene } from './domains/friends-scene.tsx'
import { GardenScene } from './domains/garden-scene.tsx'
import { ReaderScene, ReaderSill } from './domains/reader-scene.tsx'
import { TableScene, TableSill } from './domains/table-scene.tsx'
import { WalkScene } from './domains/walk-scene.tsx'

/** The six domains, spelt as everywhere. */
export type IllustratedDomain =
  | 'Socialization'
  | 'Learning'
  | 'Exercise'
  | 'Diet'
  | 'Stress'
  | 'Sleep'

interface View {
  readonly scene: ReactNode
  readonly sill?: ReactNode
}

const views: Readonly<Record<IllustratedDomain, View>> = {
  Socialization: { scene: <FriendsScene /> },
  Learning: { scene: <ReaderScene />, sill: <ReaderSill /> },
  Exercise: { scene: <WalkScene /> },
  Diet: { scene: <TableScene />, sill: <TableSill /> },
  Stress: { scene: <GardenScene /> },
  Sleep: { scene: <BedroomScene />, sill: <BedroomSill /> },
}

/**
 * The picture of a domain, 240 by 260 in proportion.
 *
 * @param domain - whose picture.
 * @param size - `small` (120 px wide) for cards, `large` (272 px wide) for the head of a page.
 * @param title - name of the picture; without it the picture is decoration.
 */
export function DomainIllustration({
  domain,
  size = 'large',
  title,
}: PictureProps & { domain: IllustratedDomain; size?: 'small' | 'large' }) {
  const { scene, sill } = views[domain]
  return (
    <ArchFrame
      shape="tall"
      size={size}
      backdrop={`var(--wall-${domain.toLowerCase()})`}
      front={sill}
      title={title}
    >
      {scene}
    </ArchFrame>
  )
}
