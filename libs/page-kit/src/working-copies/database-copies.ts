import { unsent, type LocalCopy, type StoredCopies } from './local-copy.ts'

const table = 'working-copies'

/** Rejects where there is none, or it is forbidden. */
export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('sitewright', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(table, { keyPath: ['account', 'subject', 'copy'] })
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')))
    request.addEventListener('success', () => resolve(request.result))
  })
}

/** Copies in IndexedDB. */
export function inDatabase(database: IDBDatabase): StoredCopies {
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
