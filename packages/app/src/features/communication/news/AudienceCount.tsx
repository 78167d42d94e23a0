import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import * as styles from './News.css.ts'
import type { NewsValues } from './newsForm.ts'
import { fieldMessages } from './fieldMessages.ts'
import type { NewsData } from './newsTypes.ts'

interface AudienceCountProps extends Pick<NewsData, 'useAudience'> {
  readonly form: SomoFormState<NewsValues>
}

/** How many people the audience has, each once. */
export function AudienceCount({ form, useAudience }: AudienceCountProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { roles, units, withSubunits } = useFormValues(form)
  const { data } = useAudience({ roles: [...roles], units: units.map(({ id }) => id), withSubunits })
  return (
    <p className={styles.count} role="status">
      <span className={styles.figure}>{data === null ? '–' : formatNumber(data.count)}</span>
      <Text as="span" tone="ink2">
        {data === null
          ? formatMessage(fieldMessages.counting)
          : formatMessage(fieldMessages.people, { count: data.count, withoutEmail: data.withoutEmail })}
      </Text>
    </p>
  )
}
