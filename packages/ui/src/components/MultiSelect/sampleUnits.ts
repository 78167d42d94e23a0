/** Units of the stories. */
export const units = [
  { id: 'north', label: 'Uferwerk Nord' },
  { id: 'south', label: 'Uferwerk Süd' },
  { id: 'harbour', label: 'Harbour and customs', description: 'Hamburg' },
  { id: 'rail', label: 'Rail' },
  { id: 'road', label: 'Road haulage' },
  { id: 'store', label: 'Storage' },
  { id: 'office', label: 'Office' },
  { id: 'school', label: 'Driving school' },
] as const
