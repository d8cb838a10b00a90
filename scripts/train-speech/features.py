"""
The features of packages/speech/src/judge/features.ts, in numpy: any change here is a change there.
16 kHz, 25 ms Hamming windows every 10 ms, 40 mel bands from 80 to 7600 Hz, log, level taken out,
half of the clip's own mean taken out.
"""

import numpy as np

RATE = 16000
WINDOW = 400
HOP = 160
FFT = 512
BANDS = 40
FLOOR = -9.0


def mel_matrix(warp=None):
    """Bins x bands. `warp`, a function of hertz, moves what is heard at a frequency to another."""
    def mel(hertz):
        return 1127 * np.log(1 + hertz / 700)

    edges = np.linspace(mel(80.0), mel(7600.0), BANDS + 2)
    hertz = np.arange(FFT // 2 + 1) * RATE / FFT
    bins = mel(hertz if warp is None else warp(hertz))
    matrix = np.zeros((BANDS, FFT // 2 + 1))
    for band in range(BANDS):
        low, centre, high = edges[band:band + 3]
        matrix[band] = np.clip(np.minimum((bins - low) / (centre - low), (high - bins) / (high - centre)), 0, None)
    return matrix.T.astype(np.float32)


_MEL = mel_matrix()
_HAMMING = (0.54 - 0.46 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))).astype(np.float32)


def log_mel(samples, matrix=None):
    """Log band energies, frames x bands, of float samples in -1..1; frame t is centred near 10 t ms + 12.5 ms."""
    emphasised = np.empty(len(samples), np.float32)
    emphasised[0] = samples[0]
    emphasised[1:] = samples[1:] - 0.97 * samples[:-1]
    frames = max(0, 1 + (len(emphasised) - WINDOW) // HOP)
    index = np.arange(WINDOW)[None, :] + HOP * np.arange(frames)[:, None]
    spectrum = np.fft.rfft(emphasised[index] * _HAMMING, FFT).astype(np.complex64)
    power = spectrum.real**2 + spectrum.imag**2
    return np.log(power @ (_MEL if matrix is None else matrix) + 1e-10)


def normalise(bands):
    """
    Takes the level out (the 80th percentile of the frames' mean) and half of the clip's own mean over its
    loud frames; the other half, the mean of all training clips, is taken out by the net's input scaling.
    """
    level = bands.mean(axis=1)
    order = np.sort(level)
    loudness = order[min(len(order) - 1, int(0.8 * len(order)))]
    shifted = np.maximum(bands - loudness, FLOOR)
    loud = level > loudness - 3.0
    return (shifted - 0.5 * shifted[loud].mean(axis=0)).astype(np.float32)
