import { badgeColours, badgeShapes } from '@somo/graphql/badge/badgeImage'
import { badgeIcons, badgeIconNames } from '@somo/graphql/badge/badgeIcons'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BadgeDrawing } from '../BadgeDrawing.tsx'
import { imageMessages } from './adminMessages.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'
import { BadgePictureField } from './BadgePictureField.tsx'
import * as styles from './BadgeAdmin.css.ts'
import type { BadgeFormValues } from './badgeForm.ts'
import { iconMessages } from './iconMessages.ts'

type Image = BadgeFormValues['image']

export interface BadgeImageFieldsProps {
  readonly image: Image
  readonly pictures: BadgeAdminData['pictures']
  readonly onChange: (image: Image) => void
}

/** An uploaded picture, or shape, colour and icon of a badge, and how it looks with them. */
export function BadgeImageFields({ image, pictures, onChange }: BadgeImageFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={12}>
      <Heading level={2}>{formatMessage(imageMessages.title)}</Heading>
      <div className={styles.image}>
        <div className={styles.looks}>
          <BadgeDrawing image={image} size={160} />
          <div className={styles.small}>
            {(['EARNED', 'IN_PROGRESS', 'LOCKED'] as const).map((look) => (
              <figure key={look} className={styles.look}>
                <BadgeDrawing image={image} look={look} size={44} />
                <figcaption>
                  <Text step="small" tone="ink2">
                    {formatMessage(imageMessages[look])}
                  </Text>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        <BadgePictureField
          hasPicture={typeof image.picture === 'string'}
          pictures={pictures}
          onChange={(picture) => onChange({ ...image, picture })}
        />
        {typeof image.picture === 'string' ? null : <DrawingFields image={image} onChange={onChange} />}
      </div>
    </Stack>
  )
}

/** Shape, colour and icon. */
function DrawingFields({ image, onChange }: Omit<BadgeImageFieldsProps, 'pictures'>) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.choices}>
      <Choices
        label={formatMessage(imageMessages.shape)}
        items={badgeShapes}
        selected={image.shape}
        nameOf={(shape) => formatMessage(imageMessages[shape])}
        onSelect={(shape) => onChange({ ...image, shape })}
      >
        {(shape) => <BadgeDrawing image={{ ...image, shape }} look="IN_PROGRESS" size={28} />}
      </Choices>
      <Choices
        label={formatMessage(imageMessages.colour)}
        items={badgeColours}
        selected={image.colour}
        nameOf={(colour) => formatMessage(imageMessages[colour])}
        onSelect={(colour) => onChange({ ...image, colour })}
      >
        {(colour) => <BadgeDrawing image={{ ...image, colour }} size={28} />}
      </Choices>
      <Text step="small" tone="ink2">
        {formatMessage(imageMessages[image.colour])}
      </Text>
      <Choices
        label={formatMessage(imageMessages.icon)}
        items={badgeIconNames}
        selected={image.icon}
        nameOf={(icon) => formatMessage(iconMessages[icon])}
        onSelect={(icon) => onChange({ ...image, icon })}
      >
        {(icon) => (
          <svg className={styles.glyph} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
            <path d={badgeIcons[icon]} />
          </svg>
        )}
      </Choices>
    </div>
  )
}

interface ChoicesProps<Id extends string> {
  readonly label: string
  readonly items: readonly Id[]
  readonly selected: string
  readonly nameOf: (id: Id) => string
  readonly onSelect: (id: Id) => void
  readonly children: (id: Id) => ReactNode
}

/** A radio group of drawings; each is named for those who cannot see it. */
function Choices<Id extends string>({ label, items, selected, nameOf, onSelect, children }: ChoicesProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((id) => (
        <label key={id} className={styles.choice} title={nameOf(id)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={id}
            aria-label={nameOf(id)}
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          {children(id)}
        </label>
      ))}
    </fieldset>
  )
}
