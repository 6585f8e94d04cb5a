/** The map of docs/architecture.md and the tree say the same, features of the web keep apart, and no folder of the coach looks up. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const mapFile = 'docs/architecture.md'

/** Names in the path of a folder; what lies deeper is found in its parent. */
const depth = 3

const outside = /^\.|^(dist|data|coverage)$/
const fileName = /(?<![\w/.-])[\w./-]*\w\.(?:tsx?|mjs|json|md|toml)\b/g

/** Every file of the tree, by its path from the root. */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isFile()) return [path]
    // Some folders have packages of their own.
    if (entry.name === 'node_modules') return []
    return folder === '' && outside.test(entry.name) ? [] : filesOf(path)
  })
}

/** Every folder that has a file in or below it. */
function foldersOf(files: readonly string[]): Set<string> {
  const all = files.flatMap((file) => {
    const names = file.split('/').slice(0, -1)
    return names.map((_, at) => names.slice(0, at + 1).join('/'))
  })
  return new Set(all)
}

interface Line {
  /** From the root; a folder ends with a stroke, `<…>/` stands for every folder beside it. */
  readonly path: string
  readonly about: string
}

function linesOf(map: string): Line[] {
  const tree = map.slice(map.indexOf('## The tree')).split('```')[1] ?? ''
  const parents: string[] = []
  return [...tree.matchAll(/^( *)(\S+) +(.*)$/gm)].map(([, indent = '', name = '', about = '']) => {
    parents.length = indent.length / 2
    parents.push(name)
    return { path: parents.join(''), about }
  })
}

/** What is wrong with the map, each in a sentence that says what to do. */
function faultsOf(map: string, files: readonly string[]): string[] {
  const lines = linesOf(map)
  const paths = lines.map(({ path }) => path)
  const folders = foldersOf(files)
  const isListed = (folder: string) =>
    paths.includes(`${folder}/`) || paths.some((path) => standsFor(path, folder))
  const missing = [...folders]
    .filter(
      (folder) => folder.split('/').length <= depth && !/(^|\/)test-support(\/|$)/.test(folder),
    )
    .filter((folder) => !isListed(folder))
    .map((folder) => `${folder}/ has no line: say in ${mapFile} what it is for.`)
  const gone = paths
    .filter((path) => !path.includes('<'))
    .filter((path) =>
      path.endsWith('/') ? !folders.has(path.slice(0, -1)) : !files.includes(path),
    )
    .map((path) => `${path} is not there: take its line out of ${mapFile}, or correct it.`)
  const twice = paths
    .filter((path, at) => paths.indexOf(path) !== at)
    .map((path) => `${path} has two lines in ${mapFile}: leave one.`)
  return [...missing, ...gone, ...twice, ...namesOfNothing(map, lines, files, folders)]
}

function standsFor(path: string, folder: string): boolean {
  return /<[^/]+>\/$/.test(path) && dirname(path) === dirname(folder)
}

/** Files and folders that the words of the page name. */
function namesOfNothing(
  map: string,
  lines: readonly Line[],
  files: readonly string[],
  folders: ReadonlySet<string>,
): string[] {
  const inTree = lines.flatMap(({ path, about }) =>
    (about.match(fileName) ?? []).filter((name) => {
      const folder = path.endsWith('/') ? path : `${dirname(path)}/`
      return !files.includes(folder + name) && !files.includes(name)
    }),
  )
  const words = map.replace(/```[\s\S]*?```/g, '')
  const inWords = (words.match(fileName) ?? []).filter(
    (name) =>
      !files.includes(name) &&
      !files.includes(join('docs', name)) &&
      (name.includes('/') || !files.some((file) => file.endsWith(`/${name}`))),
  )
  const foldersInWords = [...words.matchAll(/`([\w-]+(?:\/[\w-]+)+)\/?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => folders.has(name.split('/')[0] ?? '') && !folders.has(name))
    .filter((name) => !files.some((file) => file.startsWith(`${name}.`)))
  return [...inTree, ...inWords, ...foldersInWords].map(
    (name) => `${name} is named in ${mapFile}, but is not there: correct the name.`,
  )
}

/** Imports of the web's features that lead into another one; the linter knows no folder but the importing file's own. */
function importsBetweenFeatures(files: readonly string[]): string[] {
  return files
    .filter((file) => /^web\/features\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => path.startsWith('web/features/') && featureOf(path) !== featureOf(file))
        .map((path) => `${file} imports ${path}: features meet in web/app.`),
    )
}

/** Folders of the coach by the floor they are on, the lowest first, as the map draws them. */
function floorsOf(map: string): string[][] {
  const drawn = map.slice(map.indexOf('## The floors of the coach')).split('```')[1] ?? ''
  const floors = drawn.trim().split('\n')
  return floors.map((line) => line.trim().split(/\s+/)).toReversed()
}

/** The file an import leads to, by its path from the root. */
function targetOf(file: string, path: string): string {
  return path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
}

/** Imports of the coach, types too, that lead to another folder on the same floor or a higher one. */
function importsUpward(files: readonly string[], floors: readonly string[][]): string[] {
  const floorOf = (file: string) =>
    floors.findIndex((folders) => folders.includes(file.split('/')[1] ?? ''))
  const own = files.filter((file) => !/\.test\.ts$|\/test-support\//.test(file))
  const homeless = own
    .filter((file) => file.endsWith('.ts') && floorOf(file) < 0)
    .map((file) => `${file} is on no floor: draw its folder in ${mapFile}.`)
  const upward = own.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import\() ?'((?:#coach|\.)[^']+)'/g,
      ),
    ]
      .map(([, path = '']) => targetOf(file, path))
      .filter((path) => path.split('/')[1] !== file.split('/')[1] && floorOf(path) >= floorOf(file))
      .map((path) => `${file} imports ${path}, which is not on a floor below it.`),
  )
  return [...homeless, ...upward]
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2]
}

describe('a feature of the web', () => {
  it('never imports another feature', () => {
    expect(importsBetweenFeatures(filesOf('web/features'))).toEqual([])
  })
})

describe('a folder of the coach', () => {
  const floors = floorsOf(readFileSync(join(root, mapFile), 'utf8'))
  const files = filesOf('coach')

  it('imports from the floors below it alone, and there are few floors', () => {
    expect(importsUpward(files, floors)).toEqual([])
    expect(floors.length).toBeLessThanOrEqual(8)
  })

  it('is found where it looks up, or is on no floor', () => {
    const below = floors.map((folders) => folders.filter((name) => name !== 'text'))
    const above = [...below, ['text']]
    expect(importsUpward(['coach/safety/about-other.ts'], above)).toEqual([
      'coach/safety/about-other.ts imports coach/text/pattern.ts, which is not on a floor below it.',
      'coach/safety/about-other.ts imports coach/text/normalise.ts, which is not on a floor below it.',
      'coach/safety/about-other.ts imports coach/text/said.ts, which is not on a floor below it.',
    ])
    expect(importsUpward(['coach/topics/topic-rule.ts'], [['text']])).toEqual([
      `coach/topics/topic-rule.ts is on no floor: draw its folder in ${mapFile}.`,
    ])
  })
})

describe('the map', () => {
  const map = readFileSync(join(root, mapFile), 'utf8')
  const files = filesOf('')

  it('is that of the tree', () => {
    expect(faultsOf(map, files)).toEqual([])
  })

  it('misses a folder that was added, and one that was moved', () => {
    expect(faultsOf(map, [...files, 'core/horoscopes/leo.ts'])).toEqual([
      `core/horoscopes/ has no line: say in ${mapFile} what it is for.`,
    ])
    const moved = files.map((file) => file.replace('server/mail/', 'server/letters/'))
    expect(faultsOf(map, moved)).toEqual([
      `server/letters/ has no line: say in ${mapFile} what it is for.`,
      `server/mail/ is not there: take its line out of ${mapFile}, or correct it.`,
    ])
  })

  it('names no folder twice, and no file that is gone', () => {
    const line = '  mail/            letters\n'
    expect(faultsOf(map.replace(/^ {2}mail\/.*\n/m, line + line), files)).toEqual([
      `server/mail/ has two lines in ${mapFile}: leave one.`,
    ])
    const without = files.filter((file) => file !== 'server/app.ts')
    expect(faultsOf(map, without)).toEqual([
      `app.ts is named in ${mapFile}, but is not there: correct the name.`,
    ])
  })
})
