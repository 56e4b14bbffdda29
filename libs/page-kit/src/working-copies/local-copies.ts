import type { WorkingCopyBase } from '@sitewright/api-client'

/** What somebody typed, as this browser keeps it. */
export interface LocalCopy {
  /** Whose it is: the id of their account. */
  account: number
  subject: string
  /** Tells copies of the same subject apart: each editor that is opened writes its own. */
  copy: string
  base: WorkingCopyBase
  content: string
  /** Milliseconds since 1970. */
  saved: number
  /** The server has it as it is. */
  sent: boolean
}

type CopyKey = Pick<LocalCopy, 'account' | 'subject' | 'copy'>

/** Where this browser keeps what people type. */
export interface LocalCopies {
  all: () => Promise<LocalCopy[]>
  /** It is kept, whatever becomes of the browser, once this has ended. */
  put: (copy: LocalCopy) => Promise<void>
  /** To be called before the server gets a copy, as it has none of the others of the subject then: here they stay. */
  keepOthers: (copy: LocalCopy) => Promise<void>
  /** Keeps a copy that the server has now, in place of any other of the subject. */
  putSent: (copy: LocalCopy) => Promise<void>
  remove: (key: CopyKey) => Promise<void>
}

/**
 * IndexedDB, whose writes are the operating system's as soon as they are done: they outlive a browser that is killed.
 * `localStorage` is written some seconds later only, so it is for browsers that have nothing better.
 */
export function createLocalCopies(): LocalCopies {
  let opened: Promise<LocalCopies> | undefined
  const open = () => (opened ??= openDatabase().then(inDatabase, () => inLocalStorage()))
  return {
    all: async () => (await open()).all(),
    put: async (copy) => (await open()).put(copy),
    keepOthers: async (copy) => (await open()).keepOthers(copy),
    putSent: async (copy) => (await open()).putSent(copy),
    remove: async (key) => (await open()).remove(key),
  }
}

const table = 'working-copies'

/** Rejects where there is none, or it is forbidden. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('sitewright', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(table, { keyPath: ['account', 'subject', 'copy'] })
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
    request.addEventListener('success', () => resolve(request.result))
  })
}

function inDatabase(database: IDBDatabase): LocalCopies {
  // another version of the site may want to change it
  database.addEventListener('versionchange', () => database.close())

  async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
    const transaction = database.transaction(table, mode)
    const request = work(transaction.objectStore(table))
    // at once, also while the page goes away
    transaction.commit()
    await ended(transaction)
    return request.result
  }
  /** In one transaction, as another window may be writing its own. */
  async function putAfter(written: (all: readonly LocalCopy[]) => LocalCopy[]) {
    const transaction = database.transaction(table, 'readwrite')
    const store = transaction.objectStore(table)
    const all = store.getAll() as IDBRequest<LocalCopy[]>
    all.addEventListener('success', () => {
      for (const copy of written(all.result)) store.put(copy)
    })
    await ended(transaction)
  }
  return {
    all: () => run<LocalCopy[]>('readonly', (store) => store.getAll()),
    async put(copy) {
      await run('readwrite', (store) => store.put(copy))
    },
    keepOthers: (copy) => putAfter((all) => unsent(all, copy)),
    putSent: (copy) => putAfter((all) => [...unsent(all, copy), copy]),
    async remove({ account, subject, copy }) {
      await run('readwrite', (store) => store.delete([account, subject, copy]))
    },
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB cannot be written')))
  })
}

/** Those that the server does not have any more once it has a copy. */
function unsent(all: readonly LocalCopy[], { account, subject, copy }: LocalCopy): LocalCopy[] {
  return all
    .filter((other) => other.account === account && other.subject === subject && other.copy !== copy && other.sent)
    .map((other) => ({ ...other, sent: false }))
}

const prefix = 'sitewright.working-copy '

function inLocalStorage(): LocalCopies {
  const nameOf = ({ account, subject, copy }: CopyKey) => `${prefix}${account} ${subject} ${copy}`
  const put = (copy: LocalCopy) => localStorage.setItem(nameOf(copy), JSON.stringify(copy))
  const all = () =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [JSON.parse(text as string) as LocalCopy] : [],
    )
  return {
    all: async () => all(),
    put: async (copy) => put(copy),
    keepOthers: async (copy) => unsent(all(), copy).forEach(put),
    putSent: async (copy) => [...unsent(all(), copy), copy].forEach(put),
    remove: async (key) => localStorage.removeItem(nameOf(key)),
  }
}
