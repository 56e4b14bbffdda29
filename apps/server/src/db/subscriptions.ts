import { seenOf, type Needs, type Topic, type Touched } from './topics.ts'

interface Subscription {
  needs: Needs
  listener: () => void
}

/** Who wants to hear of changes as they come, while caches ask when they are asked. */
export function createSubscriptions(onError: (error: unknown) => void) {
  /** By topic, so that a change costs nothing to those whom it does not concern. */
  const byTopic = new Map<Topic | 'everything', Set<Subscription>>()

  function add(needs: Needs, listener: () => void): () => void {
    const subscription = { needs, listener }
    const topics = needs === 'everything' ? (['everything'] as const) : needs
    for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(subscription))
    return () => {
      for (const topic of topics) {
        byTopic.get(topic)?.delete(subscription)
        if (byTopic.get(topic)?.size === 0) byTopic.delete(topic)
      }
    }
  }

  function tell(touched: Touched): void {
    for (const { listener } of concernedBy(touched))
      try {
        listener()
      } catch (error) {
        onError(error)
      }
  }

  /** Each once; also one that touches nothing that anybody sees concerns those who want to hear of everything, but for lists. */
  function concernedBy(touched: Touched): Set<Subscription> {
    const all = seenOf(touched) ? (['everything'] as const) : []
    const topics = touched === 'everything' ? byTopic.keys() : [...touched, ...all]
    return new Set([...topics].flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
  }

  return { add, tell }
}
