/**
 * Holds the lockfile to packages from the public registry, each with its integrity hash. The
 * programs of the lint and format tools for systems that the lockfile's writer does not have are
 * named with their version alone; they are never part of what runs.
 */

const publicRegistry = 'https://registry.npmjs.org/'

interface LockedPackage {
  readonly resolved?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

/**
 * Looks for packages that another machine could not fetch or could not verify.
 *
 * @param lockfile - text of a package-lock.json of version 3.
 * @returns one sentence for each fault; empty when there is none.
 */
export function lockfileFaults(lockfile: string): string[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lockfile)
  return Object.entries(packages).flatMap(([path, { resolved, integrity, ...kind }]) => {
    if (path === '') return []
    const faults: string[] = []
    if (resolved !== undefined && !resolved.startsWith(publicRegistry)) {
      faults.push(`${path} comes from ${resolved}, not from ${publicRegistry}`)
    }
    const isToolOfOtherSystem = kind.dev === true && kind.optional === true
    if (integrity === undefined && !isToolOfOtherSystem)
      faults.push(`${path} has no integrity hash`)
    return faults
  })
}
