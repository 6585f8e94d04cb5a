/** Puts every call of the contract on the server: who may call, what is read, what goes back. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Address, addresses, EndpointName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  endpoints,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  type Reply,
} from '#contract/endpoints.ts'
import { ownerSpellings, userIdSchema } from '#contract/schemas/identity.ts'
import { isPlainObject, ownValue } from '#core/rules/plain-object.ts'
import { Download, sendDownload } from './download.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { LongReply, sendLongReply } from './long-reply.ts'
import { PlainText } from './reply-form.ts'
import { Problem, refuse } from './problems.ts'
import type { Member, SessionGate } from './session.ts'
import { validate } from './validation.ts'

/** A form with one field has about a hundred. */
const passedOverMaxBytes = 4096

type AccessOf<Name extends EndpointName> = (typeof addresses)[Name]['access']

/** One call that passed its guard and its checks. */
export interface Call<Name extends EndpointName> {
  readonly body: ParsedBody<Name>
  readonly params: ParsedParams<Name>
  readonly query: ParsedQuery<Name>
  /** The signed-in person; nobody where anyone may call. For `own-id` it is whom the call is about. */
  readonly member: AccessOf<Name> extends 'anyone' ? undefined : Member
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Does the work of one call. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<Reply<Name> | LongReply<Reply<Name>> | PlainText | Download | EventStream>

/** One handler for every call of the contract; the compiler finds a missing one. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> }

interface AnyCall {
  readonly body: unknown
  readonly params: unknown
  readonly query: unknown
  readonly member: Member | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * A handler once its name is forgotten; `mount` pairs it with its own endpoint. Written as a method
 * because the compiler lets a method take less than it is given.
 */
type AnyHandler = { run(call: AnyCall): Promise<unknown> }['run']

/**
 * Mounts every call.
 *
 * @param app - the server.
 * @param handlers - the work of each call.
 * @param gate - who is calling.
 * @throws Error where a call has no handler.
 */
export function mount(app: FastifyInstance, handlers: Handlers, gate: SessionGate): void {
  const byName: Readonly<Record<string, AnyHandler>> = handlers
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handle = byName[name]
    // The compiler does not see a handler that is spread in and undefined.
    if (handle === undefined) throw new Error(`The call ${name} has no handler.`)
    const { takesAnyBody }: Address = endpoint.address
    if (takesAnyBody) {
      // An inner app of its own: elsewhere every kind of body but JSON is refused.
      void app.register(async (inner) => {
        passOverBodies(inner)
        mountOne(inner, endpoint, handle, gate)
      })
    } else {
      mountOne(app, endpoint, handle, gate)
    }
  }
}

function passOverBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: passedOverMaxBytes },
    async () => undefined,
  )
}

function mountOne(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: AnyHandler,
  gate: SessionGate,
): void {
  const { method, path, access, freshProof } = endpoint.address
  const members = new WeakMap<FastifyRequest, Member>()
  app.route({
    method,
    url: path,
    // Before the body is read: a stranger is told nothing about what a call expects.
    preParsing: async (request) => {
      if (access === 'anyone') return
      // What came in one piece with the headers has been taken in by the next microtask.
      await Promise.resolve()
      const isWhole = request.raw.complete
      const member = await gate.identify(request.headers.authorization)
      if (isWhole) members.set(request, member)
    },
    handler: async (request, reply) => {
      const member =
        access === 'anyone'
          ? undefined
          : // A body may be sent slowly on purpose: the session may have ended since its first byte.
            (members.get(request) ?? (await gate.identify(request.headers.authorization)))
      guard(access, member, request)
      const params = endpoint.params && validate(endpoint.params, request.params)
      const query = endpoint.query && validate(endpoint.query, request.query)
      const body = endpoint.body && validate(endpoint.body, request.body)
      if (member && asksForProof(freshProof, body)) await gate.requireFreshProof(member)
      const result = await handle({ body, params, query, member, request, reply }).catch(
        async (fault: unknown) => {
          // Who was deleted while the call was under way is not there to write for: no fault of ours.
          if (member && !(fault instanceof Problem)) {
            await gate.identify(request.headers.authorization)
          }
          throw fault
        },
      )
      if (result instanceof EventStream) {
        return sendEvents({ reply, stream: result, schemas: endpoint.events ?? {} })
      }
      reply.header('cache-control', 'no-store')
      const mayGoOn = async () => {
        if (member) await gate.identify(request.headers.authorization)
      }
      if (result instanceof LongReply) {
        return sendLongReply(reply, endpoint.reply, result.parts, mayGoOn)
      }
      if (result instanceof Download) return sendDownload(reply, result, mayGoOn)
      if (result instanceof PlainText)
        return reply.type('text/plain; charset=utf-8').send(result.text)
      return endpoint.reply.parse(result)
    },
  })
}

/** An id that is missing or malformed passes here and is refused by the checks that follow. */
function guard(access: Access, member: Member | undefined, request: FastifyRequest): void {
  if (access === 'anyone') return
  if (member === undefined) throw refuse('unauthenticated')
  if (access === 'member') return
  for (const part of [request.params, request.query, request.body]) {
    if (namesAnother(part, member.userId)) throw refuse('notYours')
  }
}

/** Where fields ask for it, one of them is true. */
function asksForProof(freshProof: Address['freshProof'], body: unknown): boolean {
  if (freshProof === undefined || freshProof === true) return freshProof === true
  return isPlainObject(body) && freshProof.some((field) => ownValue(body, field) === true)
}

function namesAnother(part: unknown, userId: string): boolean {
  if (!isPlainObject(part)) return false
  return ownerSpellings.some((spelling) => {
    const id = ownValue(part, spelling)
    return typeof id === 'string' && id.toLowerCase() !== userId && isUserId(id)
  })
}

const isUserId = (id: string) => userIdSchema.safeParse(id).success
