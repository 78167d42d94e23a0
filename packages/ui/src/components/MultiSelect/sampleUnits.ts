import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'

const labels = {
  en: { harbour: 'Harbour and customs', rail: 'Rail', road: 'Road haulage', store: 'Storage', office: 'Office', school: 'Driving school' },
  de: { harbour: 'Hafen und Zoll', rail: 'Schiene', road: 'Straße', store: 'Lager', office: 'Büro', school: 'Fahrschule' },
  sw: { harbour: 'Bandari na forodha', rail: 'Reli', road: 'Barabara', store: 'Ghala', office: 'Ofisi', school: 'Shule ya udereva' },
}

/** Units in the language of a story. */
export const unitsIn = (globals: StoryGlobals) => {
  const { harbour, rail, road, store, office, school } = inStoryLanguage(globals, labels)
  return [
    { id: 'north', label: 'Uferwerk Nord' },
    { id: 'south', label: 'Uferwerk Süd' },
    { id: 'harbour', label: harbour, description: 'Hamburg' },
    { id: 'rail', label: rail },
    { id: 'road', label: road },
    { id: 'store', label: store },
    { id: 'office', label: office },
    { id: 'school', label: school },
  ] as const
}

/** Units of the stories. */
export const units = unitsIn({})
