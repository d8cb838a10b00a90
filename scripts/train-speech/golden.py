"""Writes packages/speech/fixtures/features.json: what features.ts has to agree with."""

import json
import os

import numpy as np

from features import log_mel, normalise

i = np.arange(1600)
samples = (0.4 * np.sin(i * (300 + i) / 16000) + 0.1 * np.sin(i * 1.3) * np.where(i > 700, 1, 0.1)).astype(np.float32)
values = normalise(log_mel(samples)).ravel()
path = os.path.join(os.path.dirname(__file__), "../../packages/speech/fixtures/features.json")
json.dump([round(float(v), 3) for v in values], open(path, "w"))
