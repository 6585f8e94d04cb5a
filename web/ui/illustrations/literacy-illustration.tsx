/** The seven pictures of the Digital Literacy Survey, one a question. */

import type { ReactNode } from 'react'
import { ArchFrame, type PictureProps } from './arch-frame.tsx'
import { DeviceScene, OnlineScene, VideoCallScene } from './literacy/device-scenes.tsx'
import { AgeScene, BeliefScene, ClassScene, MotivationScene } from './literacy/learning-scenes.tsx'

/** By the key of the question; the keys are the specification's, left over from another form. */
const scenes: Readonly<Record<string, ReactNode>> = {
  'food-intake': <AgeScene />,
  'weight-loss': <DeviceScene />,
  mobility: <OnlineScene />,
  stress: <VideoCallScene />,
  neuro: <BeliefScene />,
  skill: <MotivationScene />,
  class: <ClassScene />,
}

/**
 * The picture of a literacy question, 320 by 220 in proportion.
 *
 * @param linkId - key of the question, for example `food-intake`; nothing is drawn for an unknown one.
 * @param title - name of the picture; without it the picture is decoration.
 */
export function LiteracyIllustration({ linkId, title }: PictureProps & { linkId: string }) {
  const scene = scenes[linkId]
  if (scene === undefined) return null
  return (
    <ArchFrame shape="wide" backdrop="var(--wall-learning)" title={title}>
      {scene}
    </ArchFrame>
  )
}
