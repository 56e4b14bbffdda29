import type { DocumentNews, DocumentNoun } from '@sitewright/api-client/contract'
import type { EventFeed, EventListener, Identity } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { Documents } from './documents.ts'

/** How many may listen on this server at once; of one person as few as of the editors of pages, and for the same reason. */
export const newsLimits = { perAccount: 4, all: 1000 }

export interface DocumentNewsOptions {
  database: Database
  changes: Pick<Changes, 'subscribe'>
  documents: Pick<Documents, 'assertMayEdit'>
  onError: (error: unknown) => void
}

export interface DocumentNewsroom {
  /**
   * Tells who saved it last and as which version: at first, and after each save, on whichever server of the site.
   *
   * @throws {RefusedError} 403 for those who may not edit it, 429 where they listen too often already.
   */
  follow: (noun: DocumentNoun, who: Identity) => EventFeed<DocumentNews>
}

interface Follower {
  account: number
  listener: EventListener<DocumentNews>
}

export function createDocumentNews({ database, changes, documents, onError }: DocumentNewsOptions): DocumentNewsroom {
  const followers = new Set<Follower>()

  function begin(noun: DocumentNoun, me: Follower): () => void {
    let told: number | undefined
    let turn: Promise<void> = Promise.resolve()
    followers.add(me)

    /** Of several changes at once each is looked at, one after the other: none may be missed, none told twice. */
    function look(): void {
      turn = turn
        .then(async () => {
          const saved = await lastSave(noun)
          if (saved.version === told || !followers.has(me)) return
          told = saved.version
          me.listener.send({ version: saved.version, by: saved.by ?? '', own: saved.account === me.account })
        })
        .catch(onError)
    }

    const stop = changes.subscribe([noun], look)
    look()
    return () => {
      stop()
      followers.delete(me)
    }
  }

  async function lastSave(noun: DocumentNoun) {
    const row = await database.read
      .selectFrom('documents')
      .leftJoin('accounts', 'accounts.id', 'documents.account_id')
      .where('noun', '=', noun)
      .where('document_id', '=', 0)
      .where('variant', '=', '')
      .select(['version', 'documents.account_id as account', 'accounts.name as by'])
      .executeTakeFirst()
    return row ?? { version: 0, account: null, by: '' }
  }

  return {
    follow(noun, who) {
      documents.assertMayEdit(noun, who)
      const { id: account } = who.account ?? fail('notLoggedIn')
      const own = [...followers].filter((each) => each.account === account)
      if (own.length >= newsLimits.perAccount || followers.size >= newsLimits.all) fail('tooManyAttempts')
      return (listener) => begin(noun, { account, listener })
    },
  }
}
