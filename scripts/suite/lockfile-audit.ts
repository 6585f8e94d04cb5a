/** Holds the lockfile to packages from the public registry, each with its integrity hash. */

const publicRegistry = 'https://registry.npmjs.org/'

/**
 * Looks for packages that another machine could not fetch or could not verify.
 *
 * @param lockfile - text of a package-lock.json of version 3.
 * @returns one sentence for each fault; empty when there is none.
 */
export function lockfileFaults(lockfile: string): string[] {
  const { packages }: { packages: Record<string, { resolved?: string; integrity?: string }> } =
    JSON.parse(lockfile)
  return Object.entries(packages).flatMap(([path, { resolved, integrity }]) => {
    if (path === '') return []
    const faults: string[] = []
    if (resolved !== undefined && !resolved.startsWith(publicRegistry)) {
      faults.push(`${path} comes from ${resolved}, not from ${publicRegistry}`)
    }
    if (integrity === undefined) faults.push(`${path} has no integrity hash`)
    return faults
  })
}
