/** A picture or map in floating numbers; `channels` values a pixel. */
export type Field = { width: number; height: number; channels: number; data: Float32Array }

/** An empty field. */
export function field(width: number, height: number, channels: number): Field {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

/** Blurs nearly as a Gaussian does: three box blurs, whose borders repeat the last pixel. */
export function blurred(source: Field, sigma: number): Field {
  if (sigma < 0.4) return source
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2))
  let result = source
  for (let pass = 0; pass < 3; pass++) result = boxDown(boxAcross(result, radius), radius)
  return result
}

function boxAcross(source: Field, radius: number): Field {
  const { width, height, channels, data } = source
  const result = field(width, height, channels)
  const share = 1 / (2 * radius + 1)
  const last = width - 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0
      for (let x = -radius; x <= radius; x++) {
        sum += data[(row + Math.min(last, Math.max(0, x))) * channels + channel] ?? 0
      }
      for (let x = 0; x < width; x++) {
        result.data[(row + x) * channels + channel] = sum * share
        const entering = Math.min(last, x + radius + 1)
        const leaving = Math.max(0, x - radius)
        sum +=
          (data[(row + entering) * channels + channel] ?? 0) -
          (data[(row + leaving) * channels + channel] ?? 0)
      }
    }
  }
  return result
}

function boxDown(source: Field, radius: number): Field {
  const { width, height, channels, data } = source
  const result = field(width, height, channels)
  const share = 1 / (2 * radius + 1)
  const line = width * channels
  const last = height - 1
  const sums = new Float64Array(line)
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(last, Math.max(0, y)) * line
    for (let i = 0; i < line; i++) sums[i] = (sums[i] ?? 0) + (data[row + i] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min(last, y + radius + 1) * line
    const leaving = Math.max(0, y - radius) * line
    for (let i = 0; i < line; i++) {
      const sum = sums[i] ?? 0
      result.data[y * line + i] = sum * share
      sums[i] = sum + (data[entering + i] ?? 0) - (data[leaving + i] ?? 0)
    }
  }
  return result
}

/** Half the size in both directions: the mean of four pixels. */
export function halved(source: Field): Field {
  const width = source.width >> 1
  const height = source.height >> 1
  const { channels, data } = source
  const result = field(width, height, channels)
  const line = source.width * channels
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        const at = y * 2 * line + x * 2 * channels + channel
        result.data[(y * width + x) * channels + channel] =
          ((data[at] ?? 0) +
            (data[at + channels] ?? 0) +
            (data[at + line] ?? 0) +
            (data[at + line + channels] ?? 0)) /
          4
      }
    }
  }
  return result
}

/** How light each pixel of a colour field is, from 0 to 255. */
export function luminance(picture: Field): Field {
  const result = field(picture.width, picture.height, 1)
  for (let i = 0; i < result.data.length; i++) {
    result.data[i] =
      0.3 * (picture.data[i * 3] ?? 0) +
      0.59 * (picture.data[i * 3 + 1] ?? 0) +
      0.11 * (picture.data[i * 3 + 2] ?? 0)
  }
  return result
}

/**
 * Which way the strokes go: per pixel the direction along the forms (x, y) and how clear it is
 * (0 to about 1). The gradients of the neighbourhood are summed as tensors, so that opposite
 * slopes agree instead of cancelling out.
 */
export function flow(light: Field, sigma: number): Field {
  const { width, height, data } = light
  const tensor = field(width, height, 3)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const across = (data[i + 1] ?? 0) - (data[i - 1] ?? 0)
      const down = (data[i + width] ?? 0) - (data[i - width] ?? 0)
      // The root keeps one hard edge from drawing the strokes of a whole meadow to itself.
      const strength = Math.sqrt(Math.hypot(across, down)) + 1e-6
      tensor.data[i * 3] = (across * across) / strength
      tensor.data[i * 3 + 1] = (across * down) / strength
      tensor.data[i * 3 + 2] = (down * down) / strength
    }
  }
  const smooth = blurred(tensor, sigma)
  for (let i = 0; i < width * height; i++) {
    const a = smooth.data[i * 3] ?? 0
    const b = smooth.data[i * 3 + 1] ?? 0
    const c = smooth.data[i * 3 + 2] ?? 0
    const spread = Math.hypot(a - c, 2 * b)
    const angle = Math.atan2(2 * b, a - c) / 2 + Math.PI / 2
    const clear = (spread / (a + c + 0.02)) * Math.min(1, (a + c) * 1.3)
    smooth.data[i * 3] = Math.cos(angle)
    smooth.data[i * 3 + 1] = Math.sin(angle)
    smooth.data[i * 3 + 2] = clear
  }
  return smooth
}
