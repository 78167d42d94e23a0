import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import { useAppearance } from './AppearanceContext.tsx'

/** The same texts with one value more: `{product}`, what this installation calls the product. */
export function naming(intl: IntlShape, product: string): IntlShape {
  const formatMessage = (
    message: Parameters<IntlShape['formatMessage']>[0],
    values?: Readonly<Record<string, never>>,
  ): unknown => {
    const text: unknown = intl.formatMessage(message, { product, ...values })
    // The English that is built in for a day without text files comes as it was written.
    return typeof text === 'string' ? text.replaceAll('{product}', product) : text
  }
  // Typed by the many forms of the function it hands everything on to.
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] }
}

/** Lets every text below it speak of the product by its own name: `{product}` needs not be handed over. */
export function ProductTexts({ children }: { readonly children: ReactNode }) {
  const intl = useIntl()
  const { name } = useAppearance().product
  const named = useMemo(() => naming(intl, name), [intl, name])
  return <RawIntlProvider value={named}>{children}</RawIntlProvider>
}
