/**
 * Reads everything of a person in short steps: the embedded database answers in the thread that serves
 * everybody, so a list is read some rows at a time, and others get their turn in between.
 */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Row } from '../schema.ts'
import type { Database } from './database.ts'
import { prepareRead, slot } from './prepared-read.ts'

/** Most rows that are read, and handed on, in one step. */
export const rowsAPage = 50

/** Which end of a list comes first. */
export type Order = 'oldest-first' | 'newest-first'

type PagedTable = 'assessments' | 'bmi_records' | 'entered_scores' | 'audit_events'

type ColumnOf<Table extends PagedTable> = keyof Row<Table> & string

/** All of these tables have an id, which the compiler does not see while it knows no table. */
type ListedRow<Table extends PagedTable, Column extends ColumnOf<Table>> = Pick<
  Row<Table>,
  Column
> & { readonly id: string }

/** Where a list stands; an index must have the owner, the group, the moment and the id in this order. */
export interface Listed<
  Table extends PagedTable,
  Column extends ColumnOf<Table> = ColumnOf<Table>,
> {
  readonly table: Table
  /** Which columns are read, the moment and the id among them; all where absent. */
  readonly columns?: readonly Column[]
  /** Column that says whose a row is. */
  readonly owner: keyof Row<Table> & string
  /** Column in front of the moment in the index, and every value it can have. */
  readonly group?: {
    readonly column: keyof Row<Table> & string
    readonly values: readonly string[]
  }
  /** Column to sort by; rows of one moment are sorted by their id. */
  readonly moment: NoInfer<Column>
}

/** The list of a person. */
export interface PersonsList<One> {
  /**
   * Reads a short list in one step.
   *
   * @param owner - whose rows.
   * @param order - which come first.
   * @returns all rows; undefined where there are more than {@link rowsAPage}.
   */
  whole(owner: string, order: Order): Promise<One[] | undefined>
  /**
   * Reads a list of any length.
   *
   * @param owner - whose rows.
   * @param order - which come first.
   * @returns pages of at most {@link rowsAPage} rows, none of them empty.
   */
  pages(owner: string, order: Order): AsyncGenerator<One[]>
}

/**
 * Prepares the reading of a list. It is no snapshot: a row that is added meanwhile may be in it or not.
 *
 * @param database - where the rows are kept.
 * @param listed - which table, and how it is sorted.
 * @returns the list of a person.
 */
export function preparePages<
  Table extends PagedTable,
  Column extends ColumnOf<Table> = ColumnOf<Table>,
>(database: Database, listed: Listed<Table, Column>): PersonsList<ListedRow<Table, Column>> {
  const readFew = prepareFew(database, listed)
  const readers = {
    'oldest-first': preparePage(database, listed, 'oldest-first'),
    'newest-first': preparePage(database, listed, 'newest-first'),
  }
  const momentOf = (row: ListedRow<Table, Column>) => String(row[listed.moment])
  const comparing =
    (order: Order) => (a: ListedRow<Table, Column>, b: ListedRow<Table, Column>) => {
      const isEarlier = momentOf(a) === momentOf(b) ? a.id < b.id : momentOf(a) < momentOf(b)
      return isEarlier === (order === 'oldest-first')
    }
  const whole = async (owner: string, order: Order) => {
    // Nearly everybody: one query, and the moments sorted here.
    const few = await readFew({ owner })
    if (few.length > rowsAPage) return undefined
    const comesFirst = comparing(order)
    return few.toSorted((a, b) => (comesFirst(a, b) ? -1 : 1))
  }
  async function* pages(owner: string, order: Order): AsyncGenerator<ListedRow<Table, Column>[]> {
    const comesFirst = comparing(order)
    const few = await whole(owner, order)
    if (few !== undefined) {
      if (few.length > 0) yield few
      return
    }
    const groups = listed.group?.values ?? [undefined]
    const start = order === 'oldest-first' ? '' : endOfTime
    yield* merged(
      groups.map((group) =>
        inPages((last: ListedRow<Table, Column> | undefined) => {
          const after = last ? { moment: momentOf(last), id: last.id } : { moment: start, id: '' }
          return readers[order]({ owner, group, ...after })
        }),
      ),
      comesFirst,
    )
  }
  return { whole, pages }
}

/** Greater than the text of every moment, in every order of letters that a database may have. */
const endOfTime = 'Z'

async function* inPages<One>(
  readAfter: (last: One | undefined) => Promise<One[]>,
): AsyncGenerator<One[]> {
  let page = await readAfter(undefined)
  while (page.length > 0) {
    yield page
    if (page.length < rowsAPage) return
    await nextTurn()
    page = await readAfter(page.at(-1))
  }
}

/**
 * Makes one list of several, each in the order that is wanted.
 *
 * @param lists - each in pages.
 * @param comesFirst - true where the first of two rows stands before the second.
 * @yields {One[]} at most {@link rowsAPage} rows; the next page is begun in another turn.
 */
export async function* merged<One>(
  lists: readonly AsyncGenerator<readonly One[]>[],
  comesFirst: (one: One, other: One) => boolean,
): AsyncGenerator<One[]> {
  const heads: Head<One>[] = []
  for (const list of lists) {
    const head = await nextPage(list)
    if (head === undefined) continue
    heads.push(head)
    if (head.page.length === rowsAPage) await nextTurn()
  }
  let page: One[] = []
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => (comesFirst(head.row, best.row) ? head : best))
    page.push(first.row)
    // Within a page there is nothing to wait for, and each wait would be a step of its own.
    const following = afterOf(first)
    const next = following instanceof Promise ? await following : following
    const place = heads.indexOf(first)
    if (next === undefined) heads.splice(place, 1)
    else heads[place] = next
    if (page.length < rowsAPage) continue
    yield page
    page = []
    await nextTurn()
  }
  if (page.length > 0) yield page
}

/** How far a list has been read. */
interface Head<One> {
  readonly list: AsyncGenerator<readonly One[]>
  readonly page: readonly One[]
  readonly at: number
  readonly row: One
}

async function nextPage<One>(list: AsyncGenerator<readonly One[]>): Promise<Head<One> | undefined> {
  const { value, done } = await list.next()
  const row: One | undefined = done === true ? undefined : value[0]
  return row === undefined ? undefined : { list, page: value, at: 0, row }
}

function afterOf<One>(head: Head<One>): Head<One> | undefined | Promise<Head<One> | undefined> {
  const at = head.at + 1
  const row = head.page[at]
  return row === undefined ? nextPage(head.list) : { ...head, at, row }
}

function selected<Table extends PagedTable, Column extends ColumnOf<Table>>({
  columns,
}: Listed<Table, Column>) {
  return columns ? sql.join(columns.map((column) => sql.ref(column))) : sql.raw('*')
}

/** By the primary key, which needs no sorting in the database. */
function prepareFew<Table extends PagedTable, Column extends ColumnOf<Table>>(
  database: Database,
  listed: Listed<Table, Column>,
) {
  const { table, owner, moment } = listed
  // Events are found by their moment: their key names no person.
  const sorted = table === 'audit_events' ? moment : 'id'
  return prepareRead<ListedRow<Table, Column>>(database, {
    compile: () =>
      sql<
        ListedRow<Table, Column>
      >`select ${selected(listed)} from ${sql.table(table)} where ${sql.ref(owner)} = ${slot('owner')}
        order by ${sql.ref(sorted)} limit ${sql.lit(rowsAPage + 1)}`.compile(database.reader),
  })
}

function preparePage<Table extends PagedTable, Column extends ColumnOf<Table>>(
  database: Database,
  listed: Listed<Table, Column>,
  order: Order,
) {
  const { table, owner, group, moment } = listed
  const inGroup = group ? sql`and ${sql.ref(group.column)} = ${slot('group')}` : sql``
  const beyond = order === 'oldest-first' ? sql`>` : sql`<`
  const direction = order === 'oldest-first' ? sql`asc` : sql`desc`
  return prepareRead<ListedRow<Table, Column>>(database, {
    compile: () =>
      sql<ListedRow<Table, Column>>`select ${selected(listed)} from ${sql.table(table)}
        where ${sql.ref(owner)} = ${slot('owner')} ${inGroup}
          and (${sql.ref(moment)}, id) ${beyond} (${slot('moment')}, ${slot('id')})
        order by ${sql.ref(moment)} ${direction}, id ${direction}
        limit ${sql.lit(rowsAPage)}`.compile(database.reader),
  })
}

/**
 * Gathers a list that is known to be short, and those of tests.
 *
 * @param pages - the list.
 * @returns all rows, in the order of the pages.
 */
export async function gathered<One>(pages: AsyncIterable<readonly One[]>): Promise<One[]> {
  const all: One[] = []
  for await (const page of pages) all.push(...page)
  return all
}

/**
 * Turns the rows of each page into what is made of them.
 *
 * @param pages - pages of rows.
 * @param turn - what to make of a row.
 * @yields {To[]} pages of as many.
 */
export async function* turned<From, To>(
  pages: AsyncIterable<readonly From[]>,
  turn: (one: From) => To,
): AsyncGenerator<To[]> {
  for await (const page of pages) yield page.map(turn)
}
