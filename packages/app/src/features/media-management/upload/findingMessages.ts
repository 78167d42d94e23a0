import { defineMessages } from '../../../platform/locale/message.ts'

/** One sentence for each finding of the check report: what is wrong, the limit, what to do. Values: `place`, `limit`, `count`, `found`, `address`. */
export const findingMessages = defineMessages({
  UNREADABLE: {
    id: 'mediaManagement.finding.unreadable',
    defaultMessage: 'The file is damaged. Export it again and upload the new file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  WRONG_KIND: {
    id: 'mediaManagement.finding.wrongKind',
    defaultMessage: 'The file is not what its name says. Choose a SCORM package, video, audio file or PDF.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  ENCRYPTED: {
    id: 'mediaManagement.finding.encrypted',
    defaultMessage: 'The file is protected by a password. Remove the password and upload it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  ACTIVE_CONTENT: {
    id: 'mediaManagement.finding.activeContent',
    defaultMessage: 'The PDF contains scripts, forms or attached files. Export it as PDF/A and upload it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_SLOW: {
    id: 'mediaManagement.finding.tooSlow',
    defaultMessage: 'Checking took longer than ten minutes. Upload a smaller file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_LARGE: {
    id: 'mediaManagement.finding.tooLarge',
    defaultMessage:
      'The file is larger than the limit for its kind. Make it smaller, or ask an administrator to raise the limit.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  CRASHED: {
    id: 'mediaManagement.finding.crashed',
    defaultMessage: 'The file could not be checked. Export it again and upload the new file.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  INTERNAL: {
    id: 'mediaManagement.finding.internal',
    defaultMessage: 'The file could not be checked because of a server error. Upload it again later.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_MANY_FILES: {
    id: 'mediaManagement.finding.tooManyFiles',
    defaultMessage:
      'The package has {count, number} files; {limit, number} are allowed. Split it into several packages.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_LARGE_UNPACKED: {
    id: 'mediaManagement.finding.tooLargeUnpacked',
    defaultMessage: 'The package is larger than 4 GB when unpacked. Compress its videos or split it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  TOO_PACKED: {
    id: 'mediaManagement.finding.tooPacked',
    defaultMessage:
      '“{place}” grows to more than {limit, number} times its size when unpacked. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_NAME: {
    id: 'mediaManagement.finding.badName',
    defaultMessage: '“{place}” is not a valid file name in a package. Rename the file and export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  LINK: {
    id: 'mediaManagement.finding.link',
    defaultMessage: '“{place}” is a link to another file. Replace it with the file itself.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  DUPLICATE_NAME: {
    id: 'mediaManagement.finding.duplicateName',
    defaultMessage: 'The package contains “{place}” twice. Export it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_MANIFEST: {
    id: 'mediaManagement.finding.noManifest',
    defaultMessage:
      'The package has no imsmanifest.xml. Export it from your authoring tool as SCORM 1.2 or SCORM 2004.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_MANIFEST: {
    id: 'mediaManagement.finding.badManifest',
    defaultMessage: 'The imsmanifest.xml cannot be read. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NOT_SCORM: {
    id: 'mediaManagement.finding.notScorm',
    defaultMessage: 'The package is not SCORM. Export it from your authoring tool as SCORM 1.2 or SCORM 2004.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_START_PAGE: {
    id: 'mediaManagement.finding.noStartPage',
    defaultMessage: 'The manifest names no start page. Export the package again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  START_PAGE_MISSING: {
    id: 'mediaManagement.finding.startPageMissing',
    defaultMessage: 'The start page “{place}” is missing from the package. Export it again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  EXTERNAL_START_PAGE: {
    id: 'mediaManagement.finding.externalStartPage',
    defaultMessage: 'The package starts on another website ({address}). Add it as a link instead.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_VIDEO: {
    id: 'mediaManagement.finding.noVideo',
    defaultMessage: 'The file has no video track. Upload it as audio, or export the video again.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_AUDIO: {
    id: 'mediaManagement.finding.noAudio',
    defaultMessage: 'The file is not audio only. Upload it as a video, or export the sound alone.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_CUES: {
    id: 'mediaManagement.finding.noCues',
    defaultMessage: 'The file contains no captions that browsers can show. Save it as WebVTT or SRT.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  CONTAINER_NOT_PLAYABLE: {
    id: 'mediaManagement.finding.containerNotPlayable',
    defaultMessage: 'Browsers cannot play {found} files everywhere. Export it as MP4 (H.264 and AAC).',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  VIDEO_NOT_PLAYABLE: {
    id: 'mediaManagement.finding.videoNotPlayable',
    defaultMessage: 'Browsers cannot play {found} video everywhere. Export it as MP4 (H.264 and AAC).',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  AUDIO_NOT_PLAYABLE: {
    id: 'mediaManagement.finding.audioNotPlayable',
    defaultMessage: 'Browsers cannot play {found} sound everywhere. Export it with AAC or MP3 sound.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  MANIFEST_IN_FOLDER: {
    id: 'mediaManagement.finding.manifestInFolder',
    defaultMessage: 'The package lies in the folder “{place}”. It works, but other systems may refuse it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  MISSING_FILE: {
    id: 'mediaManagement.finding.missingFile',
    defaultMessage: '“{place}” is listed in the manifest but missing from the package.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  UNKNOWN_TYPE: {
    id: 'mediaManagement.finding.unknownType',
    defaultMessage: '“{place}” has an unknown type. Learners can download it but not open it.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_TITLE: {
    id: 'mediaManagement.finding.noTitle',
    defaultMessage: 'The package has no title.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  PAGES_UNKNOWN: {
    id: 'mediaManagement.finding.pagesUnknown',
    defaultMessage: 'The number of pages could not be read.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  NO_SOUND: {
    id: 'mediaManagement.finding.noSound',
    defaultMessage: 'The video has no sound.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
  BAD_CUE: {
    id: 'mediaManagement.finding.badCue',
    defaultMessage: 'Line {place} of the captions cannot be read and is not shown.',
    description: 'Why an uploaded file cannot be used, or what its author should know.',
  },
})
