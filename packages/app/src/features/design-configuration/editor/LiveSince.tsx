import { useIntl } from 'react-intl'
import { ownProduct } from '../../../platform/appearance/product.ts'
import { defaultPrimaryColor } from '../../../platform/build/constants.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages } from '../messages.ts'
import type { DesignState } from '../useDesignConfiguration.ts'

const comesWithSomo = ({ productName, primaryColor, logoUrl }: DesignState['published']): boolean =>
  productName === ownProduct.name && primaryColor === defaultPrimaryColor && logoUrl === ownProduct.logoUrl

export interface LiveSinceProps {
  readonly state: Pick<DesignState, 'published' | 'publishedAt'>
  readonly dates: Dates
}

/** Since when what is live is live. */
export function LiveSince({ state: { published, publishedAt }, dates }: LiveSinceProps) {
  const { formatMessage } = useIntl()
  if (publishedAt !== null) return formatMessage(messages.liveSince, { date: dates.date(new Date(publishedAt)) })
  return formatMessage(comesWithSomo(published) ? messages.liveOwn : messages.liveSetUp)
}
