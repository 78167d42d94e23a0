/**
 * One text of the product: `id` is `feature.part.key`, `defaultMessage` the English ICU text, `description` tells
 * translators where it stands. The build removes the two latter where the compiled files carry the text (decision 0005),
 * so nothing but a formatter may read them.
 */
export interface Message {
  readonly id: string
  readonly defaultMessage?: string
  readonly description?: string
}

interface CompleteMessage {
  readonly id: string
  readonly defaultMessage: string
  readonly description: string
}

/**
 * Declares texts, each with all three parts. The extraction finds them by this function's name; at run time it hands
 * them on as they are, so that the route table can name titles without loading react-intl.
 */
export function defineMessages<Key extends string>(
  messages: Readonly<Record<Key, CompleteMessage>>,
): Readonly<Record<Key, Message>> {
  return messages
}
