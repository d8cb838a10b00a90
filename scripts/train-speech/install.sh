#!/bin/sh
# The synthesisers that training and `npm run bench -- speech` speak with, and the recordings that training hears (Debian, Ubuntu).
set -e
apt-get install -y --no-install-recommends python3 python3-numpy python3-torch espeak-ng libespeak-ng1 flite festival \
  festvox-suopuhe-lj festvox-suopuhe-mv festvox-kallpc16k festvox-kdlpc16k \
  festival-czech festvox-czech-dita festvox-czech-krb festvox-czech-machac festvox-czech-ph \
  festvox-ru festival-ca festvox-ca-ona-hts festival-hi festvox-hi-nsk \
  festvox-italp16k festvox-itapc16k festvox-us-slt-hts \
  ffmpeg tuxpaint-stamps-default fillets-ng-data fillets-ng-data-cs fillets-ng-data-nl
