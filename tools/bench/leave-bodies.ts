import type { Client } from 'autocannon'

/** autocannon makes text of every body: of pictures and compressed pages that takes longer than sending them. */
export function leaveBodies(client: Client) {
  const { pipelinedRequests } = client as Client & { pipelinedRequests: { addBody: () => void } }
  pipelinedRequests.addBody = () => {}
}
