/** An answer that the browser keeps as a file. */

import type { FastifyReply } from 'fastify'
import { sendInPieces } from './send-in-pieces.ts'

/** A file made for one answer. */
export class Download {
  readonly fileName: string
  readonly type: string
  readonly content: AsyncGenerator<string>

  /**
   * @param fileName - name to keep it under, letters, digits, dots and dashes only.
   * @param type - media type with its charset.
   * @param content - the file in pieces, made as they are sent.
   */
  constructor(fileName: string, type: string, content: AsyncGenerator<string>) {
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
 * @param mayGoOn - asked before each piece; throws where nothing more may be sent.
 * @returns the reply.
 */
export function sendDownload(
  reply: FastifyReply,
  download: Download,
  mayGoOn: () => Promise<void>,
): Promise<FastifyReply> {
  const { fileName, type, content } = download
  const header = `attachment; filename="${fileName}"`
  return sendInPieces(reply.header('content-disposition', header).type(type), content, mayGoOn)
}
