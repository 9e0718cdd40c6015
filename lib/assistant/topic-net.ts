import { featuresOf } from '@/lib/assistant/features'
import { classify, loadNet, type Net, type StoredNet } from '@/lib/assistant/net'

/** How much a message is like those about some topics, and how sure it is which one; both from 0 to 1. */
export type TopicGuess<Topic extends string> = { topic: Topic; likelihood: number; certainty: number }

export const topicKinds = ['topic', 'other'] as const

/** The two nets of a list of topics, as they are stored: whether a message is about any of them, and about which. */
type StoredTopicNet = { isAbout: StoredNet; aboutWhich: StoredNet }

/**
 * A net for a list of topics. It asks first whether a message is about any of them, and only then about which: words that no
 * example has are like neither, where among many topics they would be like most of them.
 */
export function topicNet<Topic extends string>(
  stored: StoredTopicNet,
  topics: readonly Topic[],
): (text: string) => TopicGuess<Topic> {
  let nets: { isAbout: Net<(typeof topicKinds)[number]>; aboutWhich: Net<Topic> } | undefined
  return (text) => {
    nets ??= { isAbout: loadNet(stored.isAbout, topicKinds), aboutWhich: loadNet(stored.aboutWhich, topics) }
    const features = featuresOf(text)
    const found = classify(nets.aboutWhich, features)
    const topic = topics.reduce((most, next) => (found[next] > found[most] ? next : most))
    return { topic, likelihood: classify(nets.isAbout, features).topic, certainty: found[topic] }
  }
}
