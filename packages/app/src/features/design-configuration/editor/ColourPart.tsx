import { Button } from '@somo/ui/Button'
import { ColorField } from '@somo/ui/ColorField'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { parseColour } from '@somo/ui/theme/colourText'
import { palette, type Palette } from '@somo/ui/theme/palette'
import { themeNames } from '@somo/ui/theme/tokens'
import { useIntl } from 'react-intl'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import * as styles from './DesignFields.css.ts'
import { fieldMessages } from '../messages.ts'
import { unitsAddress } from '../units/unitsAddress.ts'

export interface ColourPartProps {
  readonly field: FormFieldProps<string>
  /** The person's default unit, where it has a colour that comes before this one. */
  readonly ownUnit: { readonly name: string; readonly color: string } | null
}

/** The colour, what becomes of it in plain words, and for whom it counts. Nothing is refused (decision 0017). */
export function ColourPart({ field, ownUnit }: ColourPartProps) {
  const { formatMessage } = useIntl()
  const colour = parseColour(field.value)
  const roles = colour === null ? null : palette(colour)
  const shade = roles !== null && roles.default.solid !== colour ? roles.default.solid : null
  return (
    <div className={styles.part}>
      <ColorField {...field} {...(roles === null ? {} : { description: <ContrastSummary roles={roles} /> })} />
      {shade === null ? null : (
        <div>
          <Button
            size="sm"
            onPress={() => {
              field.onChange(shade)
              // The button goes with its reason; who pressed it stays at the colour.
              document.getElementById(field.id)?.focus()
            }}
          >
            {formatMessage(fieldMessages.takeShade, { shade })}
          </Button>
        </div>
      )}
      <div className={styles.reach}>
        <Stack space={4} align="start">
          <Text step="small" tone="ink2">
            {ownUnit === null
              ? formatMessage(fieldMessages.reach)
              : formatMessage(fieldMessages.ownUnit, { unit: ownUnit.name, colour: ownUnit.color })}
          </Text>
          <Link variant="action" href={unitsAddress}>
            {formatMessage(fieldMessages.reachLink)}
          </Link>
        </Stack>
      </div>
    </div>
  )
}

/** What is drawn where the colour itself cannot be, said before anybody wonders. */
function ContrastSummary({ roles }: { readonly roles: Palette }) {
  const { formatMessage } = useIntl()
  const { solid: shade, exact } = roles.default
  const hasEdge = themeNames.some((theme) => roles[theme].edge !== 'transparent')
  const summary =
    shade !== exact
      ? formatMessage(fieldMessages.darker, { shade })
      : formatMessage(hasEdge ? fieldMessages.exactEdged : fieldMessages.exact)
  return (
    <>
      {summary} {formatMessage(fieldMessages.derivedRest)}
    </>
  )
}
