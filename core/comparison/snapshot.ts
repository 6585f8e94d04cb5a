/** Makes the frozen picture that people are compared with: for each group that may be shown, a place for each part of the range. */

import { instruments } from '../catalog.ts'
import { type InstrumentId, instrumentIds } from '../instrument-table.ts'
import { type AgeBand, ageBands, type Gender, genders } from './cohort-cell.ts'
import { countedBand, type Position, positionsOfBands } from './position.ts'

/** A group with fewer other people than this is never shown. */
export const minCohortPeople = 20

/** Networks are told apart by this many bits: few enough that each stands for many networks. */
export const networkMarks = 2 ** 16

/** Whom a group holds: one gender, or both together. */
export type GroupGender = Gender | 'Any'

/** One person's newest score of one instrument. */
export interface CountedMember {
  readonly instrument: InstrumentId
  readonly ageBand: AgeBand
  readonly gender: Gender
  readonly score: number
  /** True where they came into the group only lately. */
  readonly isRecent: boolean
  /** Where they registered: 0 to below {@link networkMarks}; null where nobody knows, which is a network of its own. */
  readonly network: number | null
}

/** What is shown of a group: no counts of scores. */
export interface GroupPlaces {
  /** Other people, rounded down to tens; 0 where the group is not shown. */
  readonly people: number
  /** A place for each part of the range (`countedFrom`); empty where the group is not shown. */
  readonly places: readonly Position[]
}

/** One group of a snapshot. */
export interface SnapshotGroup extends GroupPlaces {
  readonly instrument: InstrumentId
  readonly ageBand: AgeBand
  readonly gender: GroupGender
}

/** What decides what is shown of a group. */
export interface GroupTally {
  /** People by part of the range, ascending by score. */
  readonly members: readonly number[]
  /** People who came into it lately. */
  readonly recent: number
  /** People of the network that most of them registered from. */
  readonly fromOneNetwork: number
}

const notShown: GroupPlaces = { people: 0, places: [] }

/**
 * Decides what is shown of a group: nothing under {@link minCohortPeople} others, nor where more than
 * half came lately or registered from one network. Whoever is told a place may be one of the group.
 *
 * @param tally - who is in it.
 * @param instrument - whose scores.
 * @returns a place for each part of the range, or that the group is not shown.
 */
export function placesOf(tally: GroupTally, instrument: InstrumentId): GroupPlaces {
  const { members, recent, fromOneNetwork } = tally
  const all = members.reduce((sum, count) => sum + count, 0)
  if (all - 1 < minCohortPeople || recent * 2 > all || fromOneNetwork * 2 > all) return notShown
  return {
    people: Math.floor((all - 1) / 10) * 10,
    places: positionsOfBands(members, instruments[instrument].direction),
  }
}

/**
 * Decides what is shown of an age band. Both genders together are shown only where neither is shown
 * alone: of groups that overlap, one could be subtracted from the other.
 *
 * @param cells - the tallies of men and of women, and of both.
 * @param instrument - whose scores.
 * @returns what is shown of each.
 */
export function placesOfBand(
  cells: Readonly<Record<GroupGender, GroupTally>>,
  instrument: InstrumentId,
): Record<GroupGender, GroupPlaces> {
  const [Male, Female] = [placesOf(cells.Male, instrument), placesOf(cells.Female, instrument)]
  const isEitherShown = Male.people > 0 || Female.people > 0
  return { Male, Female, Any: isEitherShown ? notShown : placesOf(cells.Any, instrument) }
}

/**
 * Makes an empty tally: it counts members one by one, in memory that does not grow with their number.
 *
 * @returns the tally.
 */
export function createSnapshotTally() {
  const cells = new Map<string, Cell>()
  return {
    /** @param member - one person, once for each instrument. */
    add({ instrument, ageBand, gender, score, isRecent, network }: CountedMember): void {
      const band = countedBand(instrument, score)
      for (const counted of [gender, 'Any'] as const) {
        const name = nameOf(instrument, ageBand, counted)
        const cell = cells.get(name) ?? emptyCell(instrument)
        cells.set(name, cell)
        countIn(cell, band, isRecent, network)
      }
    },
    /** @returns every group there could be, shown or not. */
    groups: (): SnapshotGroup[] =>
      instrumentIds.flatMap((instrument) =>
        ageBands.flatMap((ageBand) => {
          const tallyOf = (gender: GroupGender) =>
            cells.get(nameOf(instrument, ageBand, gender)) ?? nobody
          const tallies = { Male: tallyOf('Male'), Female: tallyOf('Female'), Any: tallyOf('Any') }
          const shown = placesOfBand(tallies, instrument)
          return groupGenders.map((gender) => ({ instrument, ageBand, gender, ...shown[gender] }))
        }),
      ),
  }
}

/** The tally. */
export type SnapshotTally = ReturnType<typeof createSnapshotTally>

function nameOf(instrument: InstrumentId, ageBand: AgeBand, gender: GroupGender): string {
  return `${instrument} ${ageBand} ${gender}`
}

const groupGenders: readonly GroupGender[] = [...genders, 'Any']

const nobody: GroupTally = { members: [], recent: 0, fromOneNetwork: 0 }

interface Cell extends GroupTally {
  readonly members: number[]
  recent: number
  fromOneNetwork: number
  readonly networks: Uint32Array
}

function emptyCell(instrument: InstrumentId): Cell {
  const members = instruments[instrument].countedFrom.map(() => 0)
  return { members, recent: 0, fromOneNetwork: 0, networks: new Uint32Array(networkMarks) }
}

function countIn(cell: Cell, band: number, isRecent: boolean, network: number | null): void {
  cell.members[band] = (cell.members[band] ?? 0) + 1
  if (isRecent) cell.recent += 1
  if (network === null) return
  const ofNetwork = (cell.networks[network] ?? 0) + 1
  cell.networks[network] = ofNetwork
  cell.fromOneNetwork = Math.max(cell.fromOneNetwork, ofNetwork)
}
