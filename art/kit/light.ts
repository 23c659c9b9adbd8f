import type { Light } from './types'

export type Hour =
  | 'dawn'
  | 'morning'
  | 'noon'
  | 'afternoon'
  | 'golden'
  | 'dusk'
  | 'rain'
  | 'mist'
  | 'indoors'

const lights: Record<Hour, Light> = {
  dawn: { from: 0, height: 0.1, strength: 0.7, warm: '#ffd9a6', cool: '#5d6b8c', air: '#d9c3b4' },
  morning: {
    from: 0,
    height: 0.38,
    strength: 0.9,
    warm: '#fff0c4',
    cool: '#4a6a86',
    air: '#b9cbd0',
  },
  noon: { from: 0, height: 0.85, strength: 1, warm: '#fff8dc', cool: '#42627f', air: '#b4cbd8' },
  afternoon: {
    from: 0,
    height: 0.5,
    strength: 0.95,
    warm: '#ffe9b4',
    cool: '#4c6480',
    air: '#c2cbc4',
  },
  golden: {
    from: 0,
    height: 0.16,
    strength: 0.95,
    warm: '#ffc878',
    cool: '#57567c',
    air: '#e2bd90',
  },
  dusk: { from: 0, height: 0.06, strength: 0.45, warm: '#f7a06c', cool: '#4a4670', air: '#a58aa0' },
  rain: { from: 0, height: 0.7, strength: 0.18, warm: '#dfe3da', cool: '#4d5f6c', air: '#9aa8ad' },
  mist: { from: 0, height: 0.7, strength: 0.12, warm: '#eceade', cool: '#5f7278', air: '#cdd4d0' },
  indoors: {
    from: 0,
    height: 0.6,
    strength: 0.55,
    warm: '#ffeccb',
    cool: '#4c4a58',
    air: '#8d8578',
  },
}

/** The light of an hour and its weather; `from` is -1 for the left, 1 for the right. */
export function lightOf(hour: Hour, from: number): Light {
  return { ...lights[hour], from }
}
