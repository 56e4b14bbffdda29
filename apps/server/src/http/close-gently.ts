import type { FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds for which a caller who goes on sending is listened to, so that he gets to read the answer. */
const patience = 2000

/**
 * Has the connection closed after the answer although its body was not read to the end. Cut at once, a caller who is
 * still sending would find the connection broken before he looked for an answer (RFC 9112 §9.6): so our side of it is
 * ended, and what still comes is thrown away for a moment.
 */
export function closeGently(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('Connection', 'close')
  const { socket } = request.raw
  request.raw.resume()
  // what Node calls after such an answer
  socket.destroySoon = () => {
    const giveUp = setTimeout(() => socket.destroy(), patience)
    socket.once('close', () => clearTimeout(giveUp))
    socket.end()
  }
}
