import { texts } from '../further-messages.ts'
import type { FileOrder } from './file-order.ts'

/** How each order is called. */
export const folderOrders = (): Readonly<Record<FileOrder, string>> => ({
  name: texts.byName(),
  newest: texts.newestFirst(),
})
