"""What rooms, microphones and bodies do to a clip. Everything comes from the generator that is passed in."""

import numpy as np

from features import RATE, mel_matrix


def noise(rng, length, kind):
    """So much noise of a kind, at no particular level."""
    if kind == "music":
        time = np.arange(length) / RATE
        sound = np.zeros(length)
        for _ in range(rng.integers(2, 6)):
            pitch = rng.uniform(110, 700)
            beat = 0.55 + 0.45 * np.sin(2 * np.pi * rng.uniform(0.5, 4) * time + rng.uniform(0, 6))
            for partial in range(1, 6):
                sound += beat * np.sin(2 * np.pi * pitch * partial * time + rng.uniform(0, 6)) / partial**1.3
        return sound
    if kind == "hum":
        time = np.arange(length) / RATE
        base = rng.choice([50, 60])
        return sum(np.sin(2 * np.pi * base * k * time) / k for k in range(1, 8)) + 0.05 * rng.standard_normal(length)
    white = rng.standard_normal(length)
    slope = {"white": 0.0, "pink": 0.5, "brown": 1.0}[kind]
    spectrum = np.fft.rfft(white)
    frequency = np.arange(len(spectrum)) + 1.0
    return np.fft.irfft(spectrum / frequency**slope, length)


def add_noise(rng, sound, decibels, kind):
    """Noise at a distance below the clip's own level over its louder half."""
    disturbance = noise(rng, len(sound), kind)
    level = np.sqrt(np.mean(np.sort(sound**2)[len(sound) // 2:]) + 1e-12)
    return sound + disturbance * level * 10 ** (-decibels / 20) / np.sqrt(np.mean(disturbance**2) + 1e-12)


def reverberate(rng, sound, seconds):
    length = int(seconds * RATE)
    tail = rng.standard_normal(length) * np.exp(-6.9 * np.arange(length) / length)
    tail[:int(0.002 * RATE)] = 0
    response = tail * rng.uniform(0.25, 0.8) / np.sqrt(np.sum(tail**2) + 1e-9)
    response[0] = 1
    size = 1 << int(np.ceil(np.log2(len(sound) + length)))
    wet = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)
    return wet[:len(sound)]


def resample(samples, rate, warp=1.0, equaliser=None):
    """
    To 16 kHz by the spectrum; `warp` above one raises all formants and shortens the clip, as a shorter
    vocal tract that speaks faster would. `equaliser` maps output hertz to gain.
    """
    source = rate * warp
    length = int(round(len(samples) * RATE / source))
    padded = len(samples) + int(0.01 * rate)
    # A length that factors well keeps the transform quick.
    padded = -(-padded // 480) * 480
    spectrum = np.fft.rfft(samples, padded)
    target = int(round(padded * RATE / source))
    if equaliser is not None:
        spectrum = spectrum * equaliser(np.arange(len(spectrum)) * source / padded)
    kept = np.zeros(target // 2 + 1, complex)
    take = min(len(kept), len(spectrum))
    kept[:take] = spectrum[:take]
    return np.fft.irfft(kept, target)[:length] * (target / padded)


def _equaliser(rng):
    tilt = rng.uniform(-4, 4)
    peaks = [(np.log2(rng.uniform(150, 6500)), rng.uniform(0.2, 1.3), rng.uniform(-8, 8)) for _ in range(rng.integers(0, 5))]
    low = rng.uniform(80, 350) if rng.random() < 0.4 else None
    high = rng.uniform(3300, 7000) if rng.random() < 0.3 else None
    if rng.random() < 0.06:
        low, high = 300, 3400

    def gain(hertz):
        octave = np.log2(np.maximum(hertz, 20))
        decibels = tilt * (octave - 10) * 0.7
        for centre, width, height in peaks:
            decibels = decibels + height * np.exp(-0.5 * ((octave - centre) / width) ** 2)
        if low:
            decibels = decibels - 12 * np.clip(np.log2(low) - octave, 0, 5)
        if high:
            decibels = decibels - 36 * np.clip(octave - np.log2(high), 0, 2)
        return 10 ** (decibels / 20)

    return gain


def bent_matrix(rng):
    """Mel bands of a throat with other proportions: low, middle and high formants move by themselves."""
    knots = np.log([150, 500, 1100, 1900, 3000, 6500])
    moves = np.clip(rng.normal(0, 0.07, len(knots)), -0.16, 0.16)

    def warp(hertz):
        return hertz * np.exp(np.interp(np.log(np.maximum(hertz, 20)), knots, moves))

    return mel_matrix(warp)


def blur(rng, bands):
    """What vocoders and codecs do: detail is lost over neighbouring bands or frames."""
    if rng.random() < 0.5:
        padded = np.pad(bands, ((0, 0), (1, 1)), "edge")
        return (0.25 * padded[:, :-2] + 0.5 * padded[:, 1:-1] + 0.25 * padded[:, 2:]).astype(np.float32)
    padded = np.pad(bands, ((2, 2), (0, 0)), "edge")
    weights = [0.1, 0.2, 0.4, 0.2, 0.1]
    return sum(w * padded[i:i + len(bands)] for i, w in enumerate(weights)).astype(np.float32)


def augment(rng, samples, rate):
    """(16 kHz float samples in -1..1, factor that multiplies times)."""
    warp = float(np.exp(rng.uniform(-0.17, 0.17)))
    sound = resample(samples.astype(np.float64) / 32768, rate, warp, _equaliser(rng))
    if rng.random() < 0.35:
        sound = reverberate(rng, sound, rng.uniform(0.08, 0.6))
    if rng.random() < 0.8:
        kind = rng.choice(["white", "pink", "brown", "music", "hum"], p=[0.25, 0.35, 0.15, 0.15, 0.1])
        sound = add_noise(rng, sound, rng.uniform(5, 45), kind)
    peak = np.max(np.abs(sound)) + 1e-9
    if rng.random() < 0.08:
        sound = np.clip(sound / peak, -1, 1)
        limit = rng.uniform(0.15, 0.6)
        sound = np.clip(sound, -limit, limit)
        peak = limit
    if rng.random() < 0.08:
        # The companding of a telephone line, eight bits a sample.
        scaled = sound / peak
        code = np.round(np.sign(scaled) * np.log1p(255 * np.abs(scaled)) / np.log(256) * 127) / 127
        sound = np.sign(code) * np.expm1(np.abs(code) * np.log(256)) / 255
        peak = 1.0
    sound = sound / peak * 10 ** rng.uniform(-1.6, -0.05)
    return np.round(sound * 32767) / 32768, 1 / warp
