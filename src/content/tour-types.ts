/** What the contact form asks for, in order. The values appear in the subject of the mail. */
export const tourTypes: readonly { value: string; label: string }[] = [
  { value: 'farm-tours', label: 'Farm tour' },
  { value: 'dairy-safari', label: 'Dairy safari' },
  { value: 'wildlife-safari', label: 'Wildlife safari' },
  { value: 'cultural-tours', label: 'Cultural tour' },
  { value: 'homestay', label: 'Farm homestay' },
  { value: 'educational', label: 'Educational visit' },
  { value: 'custom', label: 'Something of your own' },
]
