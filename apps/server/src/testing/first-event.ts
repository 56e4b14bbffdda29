import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Answers as a call that ends with its first event, and listens no longer; a refusal is answered as it is. */
export async function firstEvent(app: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...request, payloadAsStream: true })
  const stream = response.stream()
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (response.statusCode === 200 && text.includes('\n\n')) break
  }
  const body = response.statusCode === 200 ? text.replace(/^data: /, '').trim() : text
  return { ...response, statusCode: response.statusCode, body, json: () => JSON.parse(body) as never }
}
