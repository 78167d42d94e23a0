import type { Decorator } from '@storybook/react-vite'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'

/** Gives the props that a part takes as text the product's own, in the language of the toolbar. Stands before `withTexts`. */
export const withWords =
  (words: Readonly<Record<string, MessageDescriptor>>): Decorator =>
  (story, { args }) => {
    const { formatMessage } = useIntl()
    const texts = Object.fromEntries(Object.entries(words).map(([prop, message]) => [prop, formatMessage(message)]))
    return <>{story({ args: { ...args, ...texts } })}</>
  }
