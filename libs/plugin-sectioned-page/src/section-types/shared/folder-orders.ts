import type { FileOrder } from './file-order.ts'

/** How each order is called. */
export const folderOrders: Readonly<Record<FileOrder, string>> = { name: 'By name', newest: 'The newest first' }
