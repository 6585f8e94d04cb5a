/** An answer that the browser keeps as a file. */

import type { FastifyReply } from 'fastify'

/** A file made for one answer. */
export class Download {
  readonly fileName: string
  readonly type: string
  readonly content: string

  /**
   * @param fileName - name to keep it under, letters, digits, dots and dashes only.
   * @param type - media type with its charset.
   * @param content - the whole file.
   */
  constructor(fileName: string, type: string, content: string) {
    this.fileName = fileName
    this.type = type
    this.content = content
  }
}

/**
 * Sends a file.
 *
 * @param reply - the answer that takes it.
 * @param download - the file.
 * @returns the reply.
 */
export function sendDownload(reply: FastifyReply, download: Download): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${download.fileName}"`)
    .type(download.type)
    .send(download.content)
}
