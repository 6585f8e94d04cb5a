/** Turns whatever was thrown into an answer; the only way from a fault to the wire. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Busy } from '../identity/work-queue.ts'
import { describeFault } from './request-log.ts'
import { type PlainRefusal, Problem, refuse } from '../http/problems.ts'
import { requestLanguage } from '../http/request-language.ts'
import { type DatabaseTrouble, troubleOf } from '../store/databases/faults.ts'
import { missing } from './refusals/wrong-method.ts'

/**
 * Installs the handler of faults and of unknown addresses.
 *
 * @param app - the server before its routes.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (fault, request, reply) => {
    const problem = toProblem(fault)
    if (problem.status >= 500) logFault(request, fault)
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler(async (request, reply) => sendProblem(reply, missing(request, reply)))
}

/**
 * Answers with a refusal.
 *
 * @param reply - the answer, nothing of it sent yet.
 * @param problem - the refusal.
 * @returns the answer.
 */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterS !== undefined) reply.header('retry-after', String(problem.retryAfterS))
  const language = requestLanguage(reply.request)
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .send(problem.toBody(language))
}

/** Faults that Fastify finds itself, before a route is asked. */
const fastifyFaults: Readonly<Record<string, PlainRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
}

/** By then the line in front of the passwords or the database has moved on. */
const busyS = 5

/** Somebody has to be told, and has to come and free some room. */
const noRoomS = 60

function toProblem(fault: unknown): Problem {
  if (fault instanceof Problem) return fault
  if (fault instanceof Busy) return refuse('unavailable').after(busyS)
  const trouble = troubleOf(fault)
  if (trouble === 'away') return refuse('unavailable').after(busyS)
  if (trouble === 'full') return refuse('noRoom').after(noRoomS)
  if (!(fault instanceof Error)) return refuse('internal')
  const code = 'code' in fault ? fault.code : undefined
  const statusCode = 'statusCode' in fault ? fault.statusCode : undefined
  const known = typeof code === 'string' ? fastifyFaults[code] : undefined
  if (known !== undefined) return refuse(known)
  // Only faults of the request carry a status below 500: a body that ends early, broken JSON.
  return typeof statusCode === 'number' && statusCode < 500 ? refuse('badJson') : refuse('internal')
}

/** What an operator looks for, and may set an alarm on. */
const troubleLines: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'a request met a database that is away',
  full: 'a request found no room on the disk of the database',
  damaged: 'a request met a damaged database',
}

function logFault(request: FastifyRequest, fault: unknown): void {
  const trouble = troubleOf(fault)
  request.log.error(describeFault(fault), trouble ? troubleLines[trouble] : 'a request failed')
}
