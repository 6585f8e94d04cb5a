/** An operator who follows deploy/ gets a server that starts, is found healthy, and is stopped in time. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { operatorPaths } from '#contract/addresses.ts'
import { readConfig, settingNames } from '#server/config.ts'
import { createMetrics } from '#server/metrics.ts'

const project = new URL('../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(`deploy/${path}`, project), 'utf8')
const dockerfile = textOf('Dockerfile')
const image = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.*)$/gm)]
    .flatMap(([, settings = '']) => settings.split(' '))
    .map((one) => one.split('=', 2)),
)

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly networks: readonly string[]
  readonly ports?: readonly string[]
  readonly stop_grace_period?: string
}

/** Every kind of document once. */
interface Kubernetes {
  readonly ConfigMap: { readonly data: Readonly<Record<string, string>> }
  readonly Deployment: {
    readonly spec: {
      readonly replicas: number
      readonly template: {
        readonly spec: {
          readonly terminationGracePeriodSeconds: number
          readonly containers: readonly {
            readonly ports: readonly { readonly containerPort: number }[]
            readonly readinessProbe: { readonly httpGet: { readonly path: string } }
            readonly livenessProbe: { readonly httpGet: { readonly path: string } }
            readonly startupProbe: { readonly httpGet: { readonly path: string } }
            readonly securityContext: { readonly readOnlyRootFilesystem: boolean }
            readonly volumeMounts: readonly { readonly mountPath: string }[]
          }[]
        }
      }
    }
  }
  readonly PodDisruptionBudget: { readonly spec: { readonly minAvailable: number } }
}

const compose: {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
} = parse(textOf('compose.yaml'))

function ofKind<Kind extends keyof Kubernetes>(kind: Kind): Kubernetes[Kind] {
  return parseAllDocuments(textOf('kubernetes/sledss.yaml'))
    .map((document) => document.toJS())
    .find((one) => one.kind === kind)
}

const unit = textOf('systemd/sledss.service')

/** Names of a server's own settings; a secret may be named as a file. */
const known = (name: string) =>
  settingNames.includes(name.replace(/_FILE$/, '')) ||
  ['NODE_ENV', 'NODE_COMPILE_CACHE'].includes(name)

describe('the image', () => {
  it('is made of a Node.js that the server runs on, and of every room the server reads', () => {
    const majors = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major))
    // The tests run on the Node.js that the project brings along.
    const own = Number.parseInt(process.versions.node, 10)
    expect(majors).toEqual([own, own])
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
      ([, path]) => path,
    )
    const imported = ['server', 'core', 'coach', 'contract'].flatMap((room) =>
      readdirSync(new URL(room, project), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/test/.test(file))
        .flatMap((file) => [
          ...readFileSync(new URL(`${room}/${file}`, project), 'utf8').matchAll(
            /(?:from|import)\(? ?'#(\w+)\//g,
          ),
        ])
        .map(([, name]) => name),
    )
    expect(copied).toEqual(
      expect.arrayContaining([...new Set(imported), 'server', 'dist/web', 'node_modules']),
    )
  })

  it('runs as nobody in particular, with settings that the server takes', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(Object.keys(image).filter((name) => !known(name))).toEqual([])
    expect(readConfig(image)).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: '/data' })
    expect(dockerfile).toContain(`:${image['PORT']}${operatorPaths.health}'`)
  })
})

describe('compose', () => {
  it('shows nothing but the proxy to the world, and the database to the app alone', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.services['database']?.networks).toEqual(['back'])
    expect(compose.services['proxy']?.networks).toEqual(['front'])
    expect(compose.services['app']?.read_only).toBe(true)
    expect(textOf('Caddyfile')).toContain(`reverse_proxy app:${image['PORT']}`)
    expect(textOf('Caddyfile')).toContain(`health_uri ${operatorPaths.ready}`)
  })

  it('keeps its secrets out of the image and out of the repository', () => {
    const folder = 'deploy/secrets'
    expect(Object.values(compose.secrets).map(({ file }) => file)).toEqual(
      ['database_url', 'database_password'].map((name) => `./secrets/${name}`),
    )
    expect(textOf('Dockerfile.dockerignore').split('\n')).toContain(folder)
    expect(readFileSync(new URL('.gitignore', project), 'utf8').split('\n')).toContain(`${folder}/`)
  })

  it('gives settings that exist, and time to stop', () => {
    const { environment = {}, stop_grace_period } = compose.services['app'] ?? {}
    expect(Object.keys(environment).filter((name) => !known(name))).toEqual([])
    const { stopDelayMs } = readConfig({ STOP_DELAY_S: environment['STOP_DELAY_S'] })
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(stopDelayMs / 1000 + 10)
  })
})

describe('the manifests for Kubernetes', () => {
  const { replicas, template } = ofKind('Deployment').spec
  const [container] = template.spec.containers

  it('ask the addresses that tell of health, and write where they may', () => {
    expect(container?.readinessProbe.httpGet.path).toBe(operatorPaths.ready)
    expect(container?.livenessProbe.httpGet.path).toBe(operatorPaths.health)
    expect(container?.startupProbe.httpGet.path).toBe(operatorPaths.health)
    expect(container?.ports[0]?.containerPort).toBe(Number(image['PORT']))
    expect(container?.securityContext.readOnlyRootFilesystem).toBe(true)
    const mounted = container?.volumeMounts.map(({ mountPath }) => mountPath)
    expect(mounted).toEqual(expect.arrayContaining([image['DATA_DIR'], '/tmp']))
  })

  it('keep one process at work while another is drained', () => {
    expect(replicas).toBeGreaterThan(ofKind('PodDisruptionBudget').spec.minAvailable)
    const { data } = ofKind('ConfigMap')
    expect(Object.keys(data).filter((name) => !known(name))).toEqual([])
    const { stopDelayMs } = readConfig({ STOP_DELAY_S: data['STOP_DELAY_S'] })
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(stopDelayMs / 1000 + 10)
  })
})

describe('the unit of systemd', () => {
  it('names secrets as systemd does: those of a folder have its name before their own', () => {
    const [, id] = /^LoadCredential=(\w+):\/etc\/sledss\/secrets$/m.exec(unit) ?? []
    const named = [...unit.matchAll(/\/run\/credentials\/sledss\.service\/(\w+)/g)]
    expect(named.map(([, name]) => name)).toEqual([`${id}_metrics_token`])
  })

  it('gives settings that exist, and no right that the server does not need', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) => all.split(' '))
    expect(set.map((one) => one.split('=', 1)[0] ?? '').filter((name) => !known(name))).toEqual([])
    for (const line of [
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'UMask=0077',
    ]) {
      expect(unit.split('\n')).toContain(line)
    }
  })
})

describe('the alerts and the board', () => {
  it('read numbers that the server gives', async () => {
    const metrics = createMetrics({
      connections: () => undefined,
      lastBackupAt: async () => undefined,
    })
    const text = await metrics.toText()
    const given = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
    const rules: { groups: { rules: { expr: string }[] }[] } = parse(
      textOf('prometheus-alerts.yaml'),
    )
    const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
      textOf('grafana-dashboard.json'),
    )
    const questions = [
      ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
    const read = questions.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[])/g) ?? [])
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter((name) => !given.has(name))).toEqual([])
  })
})
