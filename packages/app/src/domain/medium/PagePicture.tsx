import type { PageImage } from '@somo/graphql/pageBlocks'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { ImageOff } from 'lucide-react'
import { useIntl } from 'react-intl'
import { pictureMessages } from './mediumKindMessages.ts'
import * as styles from './PageContent.css.ts'

interface PagePictureProps {
  readonly block: PageImage
  /** Null where the picture is missing. */
  readonly address: string | null
}

/** A picture of a page with its caption. It keeps its place while it loads. */
export function PagePicture({ block, address }: PagePictureProps) {
  const { formatMessage } = useIntl()
  const { alt, isDecorative, caption, size, width, height } = block
  return (
    <figure className={styles.figure[size]}>
      {address === null ? (
        <div className={styles.noPicture}>
          <Icon glyph={ImageOff} />
          <Text step="small">{formatMessage(pictureMessages.missing)}</Text>
        </div>
      ) : (
        <img
          className={styles.picture}
          src={address}
          alt={isDecorative ? '' : alt}
          {...(width > 0 && height > 0 ? { width, height } : {})}
          loading="lazy"
          decoding="async"
        />
      )}
      {caption === '' ? null : (
        <Text as="figcaption" step="small" tone="ink2">
          {caption}
        </Text>
      )}
    </figure>
  )
}
