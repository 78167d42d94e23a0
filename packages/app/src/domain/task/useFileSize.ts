import { useIntl } from 'react-intl'

const steps = ['byte', 'kilobyte', 'megabyte'] as const

/** Writes a size in bytes as people read it: "2.1 MB". */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl()
  return (bytes) => {
    const step = bytes >= 1_000_000 ? 2 : bytes >= 1000 ? 1 : 0
    return formatNumber(bytes / 1000 ** step, {
      style: 'unit',
      unit: steps[step] ?? 'byte',
      maximumFractionDigits: step === 2 ? 1 : 0,
    })
  }
}
